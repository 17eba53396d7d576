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
 * How two titles relate. `equalButSponsor`: one also names a sponsor of the two. When the sponsors are the same, both may
 * name it in their way ("SSHRC", "Social Sciences and Humanities Research Council").
 */
export function titleRelation(a: ComparedEntry, b: ComparedEntry): TitleRelation {
  if (a.titleKey === b.titleKey) return "equal";
  if (!differOnlyInSponsors(a, b)) return "different";
  const names = [a.entry.provider_name, b.entry.provider_name] as const;
  const relation = sponsorRelation(...names);
  const [inA, inB] = [a.keyWords, b.keyWords];
  const inOne = [...without(inA, inB), ...without(inB, inA)];
  if (relation === "related" && inOne.some((word) => isPlace(word) && !areBothOf(a, b, word))) return "different";
  if (titleKey(a.entry.title, ...names) !== titleKey(b.entry.title, ...names)) {
    return relation === "same" && nameSponsorInPart(a, b, inOne) ? "equalButSponsor" : "different";
  }
  const mayNameSponsor = isWithin(inA, inB) || isWithin(inB, inA) || relation === "same";
  return mayNameSponsor ? "equalButSponsor" : "different";
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

/** Whether all words that only one title has can belong to a sponsor. Cheap, because most pairs end here. */
function differOnlyInSponsors(a: ComparedEntry, b: ComparedEntry): boolean {
  const ofSponsor = (word: string) =>
    [a, b].some(
      ({ sponsorWords, acronyms }) => sponsorWords.has(word) || acronyms.some((acronym) => acronym.includes(word)),
    );
  const [inA, inB] = [a.keyWords, b.keyWords];
  return [...without(inA, inB), ...without(inB, inA)].every(ofSponsor);
}

const without = (words: readonly string[], others: readonly string[]) => words.filter((word) => !others.includes(word));

const isWithin = (words: readonly string[], others: readonly string[]) => words.every((word) => others.includes(word));

/** Equal but for the ending, as "scholar" and "scholars": long words only. */
export const alike = (a: string, b: string) =>
  a === b || (a.length >= 6 && b.length >= 6 && (a.startsWith(b.slice(0, -1)) || b.startsWith(a.slice(0, -1))));
