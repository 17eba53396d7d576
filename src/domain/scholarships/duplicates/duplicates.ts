import { type ComparedEntry, compared, type NamedOnPage, relationOf, type ScholarshipName } from "./compared-entry.ts";
import { isRareName } from "./distinctive-title.ts";
import { agreeInText, contradictClearly, sameSum } from "./duplicate-evidence.ts";
import { isToldByTitle, likeness, saysApart, surelySame } from "./likeness.ts";
import { titleKey } from "./own-words.ts";
import { areListedApart, samePage } from "./page-relation.ts";
import { namesSponsor, sponsorKey } from "./sponsors.ts";
import { differInName, type TitleRelation, titleRelation } from "./title-relation.ts";
import { spelledTitle } from "./title-words.ts";

/** Sponsor and title in one spelling, without the year: equal for every spelling of one scholarship. */
export function scholarshipKey({ provider_name, title }: Pick<ScholarshipName, "provider_name" | "title">): string {
  return `${sponsorKey(provider_name)}|${spelledTitle(title)}`;
}

/**
 * Two cycles can belong to one scholarship when one is not stated or both begin in the same year: "2026", "2026-27" and
 * "2026-2027".
 */
export function sameCycle(a: string | null, b: string | null): boolean {
  if (a === null || b === null || a === b) return true;
  const [[fromA, toA], [fromB, toB]] = [a.split(/[-–/]/), b.split(/[-–/]/)];
  return fromA === fromB && (!toA || !toB || toA.slice(-2) === toB.slice(-2));
}

/**
 * Whether two entries are one scholarship: titles and sponsors or pages say so, or the title is distinctive, or all that
 * the entries say makes it likely; and nothing contradicts. A wrong merge hides a scholarship, so it is worse than a
 * missed one. `isShared` tells of a title that several sponsors use ("Merit Scholarship", "Chevening Scholarship").
 */
export const sameScholarship = (a: NamedOnPage, b: NamedOnPage, isShared?: (titleKey: string) => boolean): boolean =>
  areOne(compared(a), compared(b), isShared);

/** The same for entries that are compared with many. */
export function areOne(a: ComparedEntry, b: ComparedEntry, isShared?: (titleKey: string) => boolean): boolean {
  const needed = likenessNeeded(a, b, isShared);
  if (!Number.isFinite(needed)) return needed < 0;
  return !saysApart(a, b) && likeness(a, b) > needed;
}

/** Above which likeness two entries are one scholarship: Infinity where rules say that they are two, -Infinity where one. */
export function likenessNeeded(
  a: ComparedEntry,
  b: ComparedEntry,
  isShared: (titleKey: string) => boolean = () => false,
): number {
  const [one, two] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (!sameCycle(a.cycle, b.cycle) || differInName(a, b)) return two;
  const page = samePage(a.entry.canonical_address, b.entry.canonical_address);
  const titles = titleRelation(a, b);
  if (page === "other" && areListedApart(a.entry, b.entry)) return two;
  if (page !== "same" && areTwoKindsOfOneSource(a, b)) return two;
  if (titles !== "different" && (page === "same" || relationOf(a, b) === "same")) return one;
  if (page === "other" || contradictClearly(a.entry, b.entry)) return two;
  if (page === "same") return surelySame.usual;
  if (relationOf(a, b) === "different" && !isOfBoth(a, b, titles)) return two;
  if (isTitleShared(a, b, isShared)) return surelySame.sharedTitle;
  if (titles !== "different" && isToldByTitle(a, b)) return one;
  return titles === "equal" && sameSum(a.entry, b.entry) ? surelySame.equalTitleAndSum : surelySame.usual;
}

/** Whether two sponsors only list one scholarship, which is named after one of them or by a rare name. */
const isOfBoth = (a: ComparedEntry, b: ComparedEntry, titles: TitleRelation): boolean =>
  titles === "equal" &&
  (isRareName(a.words) ||
    [a, b].some(({ entry }) => [a, b].every((each) => namesSponsor(each.entry.title, entry.provider_name))));

function isTitleShared(a: ComparedEntry, b: ComparedEntry, isShared: (titleKey: string) => boolean): boolean {
  const sponsors = [a.entry.provider_name, b.entry.provider_name];
  return [a, b].some((each) => isShared(each.titleKey) || isShared(titleKey(each.entry.title, ...sponsors)));
}

/**
 * Whether one source has both as an award and as a scholarship, and says different things about them: "Hoffman Award" and
 * "Hoffman Scholarship" of one society. Of two sources, one may only call the scholarship of the other an award.
 */
function areTwoKindsOfOneSource(a: ComparedEntry, b: ComparedEntry): boolean {
  const isOneSource = Boolean(a.entry.source_name) && a.entry.source_name === b.entry.source_name;
  const award = [a, b].find(({ kinds }) => kinds.length === 0);
  const isOther = [a, b].some(({ kinds }) => kinds.includes("scholarship"));
  if (!isOneSource || !isOther || !award || !/\bawards?\b/i.test(award.entry.title)) return false;
  return [a, b].every(({ entry }) => entry.description) && !sameSum(a.entry, b.entry) && !agreeInText(a.entry, b.entry);
}
