import { isCommon, isFrequentSurname, saysWhat, tellsApart } from "./common-title-words.ts";
import { countKindWords, differInInitials, ownWords, titleKey } from "./own-words.ts";
import { namesSponsor, type SponsorRelation, sponsorKey, sponsorRelation } from "./sponsors.ts";
import { differInFigures } from "./title-spelling.ts";
import { cycleInTitle, differInKind, fold, spelledTitle } from "./title-words.ts";

/** The fields that distinguish scholarships. */
export type ScholarshipName = { provider_name: string; title: string; cycle: string | null };
export type NamedOnPage = ScholarshipName & {
  canonical_address: string | null;
  amount_text?: string | null;
  description?: string;
};

/** The words of a title that other scholarships do not share; two similar titles nearly always share one of them. */
export const distinctiveWords = (title: string): string[] => ownWords(title);

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
 * Whether two entries are one scholarship. Their titles must say the same. Then the sponsors must be the same, or the
 * page; where a sponsor is not named or its two names only resemble each other, the title must be distinctive, or the
 * amount or the description must agree.
 * `isShared` tells of a title that several sponsors use ("Merit Scholarship", "Chevening Scholarship").
 */
export function sameScholarship(
  a: NamedOnPage,
  b: NamedOnPage,
  isShared: (titleKey: string) => boolean = () => false,
): boolean {
  if (!sameCycle(a.cycle ?? cycleInTitle(a.title), b.cycle ?? cycleInTitle(b.title))) return false;
  if ([differInKind, differInFigures, differInInitials].some((differ) => differ(a.title, b.title))) return false;
  const relation = sponsorRelation(a.provider_name, b.provider_name);
  const page = samePage(a.canonical_address, b.canonical_address);
  const titles = titleRelation(a, b, relation);
  if (titles === "different") return page === "same" && similarTitles(a.title, b.title);
  if (relation === "same" || page === "same") return true;
  const sponsors = [a.provider_name, b.provider_name];
  const isInBoth = (sponsor: string) => namesSponsor(a.title, sponsor) && namesSponsor(b.title, sponsor);
  if ((relation === "different" && !sponsors.some(isInBoth)) || page === "other") return false;
  const keys = [a, b].flatMap(({ title }) => [titleKey(title), titleKey(title, ...sponsors)]);
  if (keys.some(isShared)) return false;
  const left = titles === "equal" ? [] : sponsors;
  if (isDistinctive(a.title, ...left) && isDistinctive(b.title, ...left)) return true;
  return titles === "equal" && (sameSum(a.amount_text, b.amount_text) || sameText(a.description, b.description));
}

/**
 * How two titles relate. `equalButSponsor`: one also names a sponsor of the two. When the sponsors are the same, both may
 * name it in their way ("SSHRC", "Social Sciences and Humanities Research Council").
 */
function titleRelation(
  a: ScholarshipName,
  b: ScholarshipName,
  sponsors: SponsorRelation,
): "equal" | "equalButSponsor" | "different" {
  const [keyA, keyB] = [titleKey(a.title), titleKey(b.title)];
  if (keyA === keyB) return "equal";
  const names = [a.provider_name, b.provider_name];
  if (titleKey(a.title, ...names) !== titleKey(b.title, ...names)) return "different";
  return sponsors === "same" || isWithin(keyA, keyB) || isWithin(keyB, keyA) ? "equalButSponsor" : "different";
}

/** Whether the words of the first key all stand in the second. */
const isWithin = (a: string, b: string) => a.split(" ").every((word) => b.split(" ").includes(word));

/**
 * Whether two titles on one page can be one scholarship. A page may list many, so one title may only have more words
 * than the other, and none of them may be one that tells scholarships apart.
 */
export function similarTitles(a: string, b: string): boolean {
  const [wordsA, wordsB] = [ownWords(a), ownWords(b)];
  const onlyA = wordsA.filter((word) => !wordsB.some((other) => alike(word, other)));
  const onlyB = wordsB.filter((word) => !wordsA.some((other) => alike(word, other)));
  const shared = wordsA.length - onlyA.length;
  const more = [...onlyA, ...onlyB];
  if (onlyA.length > 0 && onlyB.length > 0) return false;
  return shared > 0 && more.length <= 2 && shared >= more.length && !more.some(tellsApart);
}

const alike = (a: string, b: string) =>
  a === b || (a.length >= 6 && b.length >= 6 && (a.startsWith(b.slice(0, -1)) || b.startsWith(a.slice(0, -1))));

/** Programs that many colleges list as their own. */
const hostedPrograms = new Set(
  "chevening fulbright erasmus mundus commonwealth daad deutschlandstipendium rotary marshall gilman mext awards csc goldwater pell".split(
    " ",
  ),
);

/**
 * Whether the title, without the names of these sponsors, tells which scholarship it is: by a name of its own, or by at
 * least three words that others use too, one of which says more than its level or merit ("Women in Business MBA Scholarship").
 */
export function isDistinctive(title: string, ...sponsors: string[]): boolean {
  const words = ownWords(title, ...sponsors);
  const isName = (word: string) => word.length > 2 && !isCommon(word) && !hostedPrograms.has(word);
  if (words.some(isName)) return words.length > 1 || !words.some(isFrequentSurname);
  return words.length + countKindWords(title) > 2 && words.some(saysWhat);
}

const sameSum = (a: string | null | undefined, b: string | null | undefined) =>
  Boolean(a && b && /\d/.test(a) && fold(a) === fold(b));

/** In characters, of the folded texts: how much is looked at, and how much must agree. */
const [mostOfText, sameBeginning] = [2000, 120];

/** Whether the beginning of the shorter description stands in the longer one. */
function sameText(a = "", b = ""): boolean {
  const [short = "", long = ""] = [a, b]
    .map((text) => fold(text.slice(0, mostOfText)))
    .toSorted((x, y) => x.length - y.length);
  return short.length >= sameBeginning && long.includes(short.slice(0, sameBeginning));
}

/**
 * Whether two pages are the same, other pages of one site, or tell nothing: a home page, a page of another site or
 * none. One site lists a scholarship once.
 */
function samePage(a: string | null, b: string | null): "same" | "other" | "unknown" {
  if (a === null || b === null || isHome(a) || isHome(b)) return "unknown";
  if (a === b) return "same";
  return hostIn(a) === hostIn(b) ? "other" : "unknown";
}

const hostIn = (address: string) => address.split(/[/?#]/)[2];
const isHome = (address: string): boolean => /^https:\/\/[^/?#]+$/.test(address);
