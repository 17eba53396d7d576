import type { Statement } from "../combine/statement.ts";
import type { Mention } from "../mention.ts";
import { tokenSet } from "../text/word-set.ts";

/** A clause about a person who is honored, about papers and about other students names the studies of nobody who applies. */
const others = tokenSet(
  "he she his her hers him transcript transcripts curriculum essay essays reapply was were began founded established honors memory faculty professor teaches taught teach also not has have holds hold average tradition reputation",
);
/** Words by which a clause about the sponsor or the scholarship says what it pays for. */
const pays = tokenSet(
  "fund funds funding assist assists assistance assisting support supports supporting cover covers covering pay pays provides provide used use earn obtain towards toward",
);

/** The studies that an award pays for by a clause that demands nothing: "covers the tuition of a master's program". */
export function passingLevels({ mood, tokens, mentions }: Statement): Mention[] {
  if ((mood !== "benefit" && mood !== "background") || others.hasAny(tokens)) return [];
  const levels = mentions.flatMap(({ meaning }) => (meaning.about === "level" ? meaning.levels : []));
  // "A two-year program" may be one of any level.
  if (levels.includes("high_school") || levels.every((level) => level === "associate")) return [];
  return mentions.filter(
    ({ meaning }) =>
      meaning.about === "level" &&
      meaning.entering === true &&
      (mood === "benefit" || (!meaning.place && pays.hasAny(tokens))),
  );
}
