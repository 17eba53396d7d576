import { monthNames } from "../../calendar/months.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { type Cues, cuesIn } from "./cues.ts";
import { isBesides } from "./favored.ts";

/** The cues of a clause in order, where some mean less beside the words around them: "applications are accepted from | January 1". */
export const cuesInPlace = (tokens: readonly Token[]): Cues =>
  withoutCut(cuesIn(tokens)).map((cue) =>
    isWindow(cue, tokens)
      ? { ...cue, value: "procedure" as const }
      : isMinimum(cue, tokens) || isFavoredAlready(cue, tokens) || isBesides(cue, tokens)
        ? { ...cue, value: "hint" as const }
        : cue,
  );

/** "Applications | are considered from | women" says who may apply; "are considered", which is a part of it, chooses nobody. */
const withoutCut = (cues: Cues): Cues => {
  const limits = cues.filter(({ value }) => value === "limit");
  return limits.length === 0
    ? cues
    : cues.filter(
        ({ value, from, to }) => value !== "selection" || !limits.some((one) => from < one.to && one.from < to),
      );
};

/** "Who | come first in their class": says more of the persons, and favors nobody. */
const isFavoredAlready = ({ value, from }: Cues[number], tokens: readonly Token[]): boolean =>
  value === "favored" && /^(?:who|whose|that)$/.test(wordAt(tokens, from - 1));

/** "Applications are accepted from | January 1" to some day, and not from some people. */
const isWindow = ({ value, to }: Cues[number], tokens: readonly Token[]): boolean =>
  value === "limit" && tokens[to - 1]?.word === "from" && months.has(wordAt(tokens, to));
const months = wordSet(`${monthNames} early mid late now`);

/** "Based on financial need" alone, a basis with a least grade, and what students have chosen are no criteria among others. */
function isMinimum({ value, from, to }: Cues[number], tokens: readonly Token[]): boolean {
  if (value !== "selection") return false;
  // "Who have chosen to study law."
  if (/^(?:have|has)$/.test(wordAt(tokens, from - 1))) return true;
  // "May be considered | if nominated".
  if (tokens[to - 1]?.word === "considered" && /^(?:if|only|provided|when|where)$/.test(wordAt(tokens, to)))
    return true;
  // "Contestants in the Dairy Cattle | Judging Contest".
  if (/^(?:contests?|teams?|competitions?|events?)$/.test(wordAt(tokens, to))) return true;
  const rest = tokens.slice(to).map(({ word }) => word);
  if (
    /^(?:on|of)$/.test(wordAt(tokens, to - 1)) &&
    /^(?:(?:demonstrated )?financial need|needs?)$/.test(rest.join(" "))
  )
    return !tokens.slice(0, to).some(({ word }) => word === "selection" || word === "selected");
  return (
    rest.some((word) => word === "gpa" || word === "average") &&
    rest.some((word) => word === "minimum" || word === "least")
  );
}
