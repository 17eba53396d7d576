import { isCommon, tellsApart } from "./common-title-words.ts";
import { namesSponsor, sponsorKey, sponsorRelation } from "./sponsors.ts";
import { cycleInTitle, differInKind, fold, ownWords, spelledTitle, titleKey } from "./title-words.ts";

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

/** Two cycles can belong to one scholarship when they are equal or one is not stated. */
export function sameCycle(a: string | null, b: string | null): boolean {
  return a === null || b === null || a === b;
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
  if (differInKind(a.title, b.title)) return false;
  const relation = sponsorRelation(a.provider_name, b.provider_name);
  const page = samePage(a.canonical_address, b.canonical_address);
  const sponsors = [a.provider_name, b.provider_name];
  const [key, other] = [titleKey(a.title, ...sponsors), titleKey(b.title, ...sponsors)];
  if (key !== other) return page === "same" && similarTitles(a.title, b.title);
  if (relation === "same" || page === "same") return true;
  const isTitleOfBoth = sponsors.some((sponsor) => namesSponsor(a.title, sponsor));
  if ((relation === "different" && !isTitleOfBoth) || page === "other") return false;
  if (isShared(titleKey(a.title)) || isShared(key)) return false;
  return isDistinctive(a.title) || sameSum(a.amount_text, b.amount_text) || sameText(a.description, b.description);
}

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
 * Whether the title names its scholarship without its sponsor: by a name of its own, or by at least three words that
 * others use too ("Women in Business Online MBA Scholarship").
 */
export function isDistinctive(title: string): boolean {
  const words = ownWords(title);
  return words.length > 2 || words.some((word) => word.length > 2 && !isCommon(word) && !hostedPrograms.has(word));
}

const sameSum = (a: string | null | undefined, b: string | null | undefined) =>
  Boolean(a && b && /\d/.test(a) && fold(a) === fold(b));

/** In characters, of the folded texts: how much is looked at, and how much must agree. */
const [mostOfText, sameBeginning] = [2000, 60];

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
