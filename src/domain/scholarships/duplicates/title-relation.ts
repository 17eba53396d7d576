import { singular } from "../../fields-of-study/field-words.ts";
import { isCommon, isPlace, tellsApart } from "./common-title-words.ts";
import type { ComparedEntry } from "./compared-entry.ts";
import { titleKey } from "./own-words.ts";
import { sponsorRelation } from "./sponsors.ts";

/** Whether the titles name different kinds, persons (students, scholars), amounts, editions, middle initials or organizations. */
export function differInName(a: ComparedEntry, b: ComparedEntry): boolean {
  const differ = (inA: readonly string[], inB: readonly string[]) =>
    inA.length > 0 && inB.length > 0 && inA.join(" ") !== inB.join(" ");
  const kindsDiffer = a.kinds.length > 0 && b.kinds.length > 0 && !a.kinds.some((kind) => b.kinds.includes(kind));
  const initialsDiffer = !isWithin(a.initials, b.initials) && !isWithin(b.initials, a.initials);
  const personsDiffer = a.person !== b.person && a.person !== "" && b.person !== "";
  const acronymsDiffer = a.acronym !== b.acronym && a.acronym !== "" && b.acronym !== "";
  return (
    kindsDiffer ||
    initialsDiffer ||
    acronymsDiffer ||
    personsDiffer ||
    differ(a.amounts, b.amounts) ||
    differ(a.editions, b.editions)
  );
}

export type TitleRelation = "equal" | "equalButSponsor" | "different";

/**
 * How two titles relate. `equalButSponsor`: one also names a sponsor of the two, or the first name of a person whose rare
 * surname both have. When the sponsors are the same, both may name it in their way ("SSHRC", "Social Sciences and
 * Humanities Research Council"), and consist of nothing else.
 */
export function titleRelation(a: ComparedEntry, b: ComparedEntry): TitleRelation {
  if (a.titleKey === b.titleKey) return "equal";
  const names = [a.entry.provider_name, b.entry.provider_name] as const;
  const isKnown = a.isSponsorKnown && b.isSponsorKnown;
  const first = isKnown ? [...firstNamesInOne(a, b), ...firstNamesInOne(b, a)] : [];
  if (!differOnlyIn(a, b, first)) return "different";
  const relation = sponsorRelation(...names);
  const [inA, inB] = [without(a.keyWords, first), without(b.keyWords, first)];
  const inOne = [...without(inA, inB), ...without(inB, inA)];
  if (relation === "related" && inOne.some((word) => isPlace(word) && !areBothOf(a, b, word))) return "different";
  const [keyA, keyB] = [a, b].map(({ entry }) => without(titleKey(entry.title, ...names).split(" "), first).join(" "));
  if (keyA !== keyB) {
    const isSame = relation === "same" && (nameSponsorAlone(a, b) || nameSponsorInPart(a, b, inOne));
    return isSame ? "equalButSponsor" : "different";
  }
  const mayNameSponsor = isWithin(inA, inB) || isWithin(inB, inA) || relation === "same";
  return mayNameSponsor ? "equalButSponsor" : "different";
}

/** The first names in `a` of people whose surname `b` writes alone: "Harry" of "Harry S. Truman". */
const firstNamesInOne = (a: ComparedEntry, b: ComparedEntry): readonly string[] =>
  [...a.firstNames].flatMap(([surname, first]) =>
    b.keyWords.includes(surname) && !b.firstNames.has(surname) ? [singular(first)] : [],
  );

/** Whether both titles are no more than the sponsor's name: "ACS Scholars Program", "American Chemical Society Scholars". */
function nameSponsorAlone(a: ComparedEntry, b: ComparedEntry): boolean {
  const acronyms = [...a.acronyms, ...b.acronyms].filter((acronym) => acronym.length > 2);
  const names = [...acronyms, ...[a, b].map(({ entry }) => titleKey(entry.provider_name))];
  return [a, b].every((each) => names.includes(each.titleKey));
}

/** Whether both sponsors have the word in their names. Of a state's part and the whole organization only one has. */
const areBothOf = (a: ComparedEntry, b: ComparedEntry, word: string): boolean =>
  [a, b].every(({ sponsorWords }) => sponsorWords.has(word));

/**
 * Whether the titles are equal when both hold the whole name of their sponsor: "Elks Most Valuable Student" and "Elks
 * National Foundation Most Valuable Student". Where one does not name it at all, the words of the other must not tell
 * scholarships apart.
 */
function nameSponsorInPart(a: ComparedEntry, b: ComparedEntry, inOne: readonly string[]): boolean {
  const [wholeA, wholeB] = [a, b].map(({ entry, acronyms }) => {
    const words = titleKey(`${entry.provider_name} ${entry.title}`).split(" ");
    return words.filter((word) => word.length < 3 || !acronyms.includes(word)).join(" ");
  });
  const isNamed = ({ keyWords, sponsorWords, acronyms }: ComparedEntry) =>
    keyWords.some((word) => (sponsorWords.has(word) && !isCommon(word)) || acronyms.includes(word));
  return wholeA === wholeB && ((isNamed(a) && isNamed(b)) || !inOne.some(tellsApart));
}

/** Whether all words that only one title has are first names or can belong to a sponsor. Cheap, because most pairs end here. */
function differOnlyIn(a: ComparedEntry, b: ComparedEntry, firstNames: readonly string[]): boolean {
  const isKnown = (word: string) =>
    firstNames.includes(word) ||
    [a, b].some(
      ({ sponsorWords, acronyms }) => sponsorWords.has(word) || acronyms.some((acronym) => acronym.includes(word)),
    );
  const [inA, inB] = [a.keyWords, b.keyWords];
  return [...without(inA, inB), ...without(inB, inA)].every(isKnown);
}

const without = (words: readonly string[], others: readonly string[]) => words.filter((word) => !others.includes(word));

const isWithin = (words: readonly string[], others: readonly string[]) => words.every((word) => others.includes(word));

/** Equal but for the ending, as "scholar" and "scholars": long words only. */
export const alike = (a: string, b: string) =>
  a === b || (a.length >= 6 && b.length >= 6 && (a.startsWith(b.slice(0, -1)) || b.startsWith(a.slice(0, -1))));
