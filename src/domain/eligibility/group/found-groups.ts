import type { ClauseWords } from "../mention.ts";
import { type Found, outermost, phraseFinder } from "../text/phrases.ts";
import { wordAt } from "../text/tokens.ts";
import { firstGeneration } from "./first-generation.ts";
import { groupPhrases } from "./group-phrases.ts";
import { personNouns } from "./group-roles.ts";
import type { GroupPhrase } from "./group-rows.ts";
import { tribalMembers } from "./tribal-members.ts";

export type GroupFound = Found<GroupPhrase>;
/** The phrases of a text that name groups, whatever their role there. */
export const findGroups = phraseFinder(groupPhrases);

/** The words of a clause that name groups, of overlapping ones the outermost. */
export const groupsIn = (clause: ClauseWords): readonly GroupFound[] =>
  outermost(
    withGrammars(findGroups(clause.tokens), clause).map((found) =>
      isCutByComma(found, clause) ? { ...found, to: found.to - 1 } : found,
    ),
  );

/** The phrases, with tribes of any name and first generations, and without the names of places such as "Cherokee County". */
function withGrammars(found: readonly GroupFound[], clause: ClauseWords): GroupFound[] {
  const named = found.flatMap((each) => {
    if (clause.tribe === "abroad" && isOfMembers(each)) return [];
    if (each.value.form !== "tribe") return [each];
    const from = /^(?:north|south|east|west)ern$/.test(wordAt(clause.tokens, each.from - 1))
      ? each.from - 1
      : each.from;
    return namesPeople(each, clause) ? [{ ...each, from, value: { ...each.value, form: "adjective" as const } }] : [];
  });
  const others = [...tribalMembers(clause), ...firstGeneration(clause.tokens)];
  return others.length === 0 ? named : [...named, ...others].sort((a, b) => a.from - b.from || b.to - a.to);
}

/** "Tribal members", whatever the tribe. */
const isOfMembers = ({ value: { form, groups, also } }: GroupFound): boolean =>
  form === "trait" && also !== undefined && groups.includes("native_american");

/** "Hopi students", "must be Navajo", but not "Cherokee County residents", "the Seminole High School" and "the Osage Award". */
function namesPeople({ to }: GroupFound, { tokens, part }: ClauseWords): boolean {
  const next = tokens[to];
  if (next === undefined) return part === "text";
  return personNouns.has(next.word) || !(next.capital || part === "title" || next.word === "county");
}

/** "Hispanic, | American Indian" names no Hispanic Americans. */
const isCutByComma = ({ from, to }: GroupFound, { tokens, text }: ClauseWords): boolean =>
  to - from > 1 &&
  /^americans?$/.test(wordAt(tokens, to - 1)) &&
  text.slice(tokens[to - 2]?.end, tokens[to - 1]?.start).includes(",");
