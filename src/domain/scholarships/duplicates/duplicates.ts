import { singular } from "../../fields-of-study/field-words.ts";
import { isCommon, isFrequentSurname, isPlace, isRare, saysWhat, tellsApart } from "./common-title-words.ts";
import {
  agreeInText,
  contradict,
  contradictClearly,
  sameDay,
  sameSum,
  type TellingFacts,
} from "./duplicate-evidence.ts";
import {
  acronymsOf,
  countKindWords,
  keyOf,
  leadingAcronym,
  middleInitials,
  nameWords,
  ownWords,
  titleKey,
} from "./own-words.ts";
import {
  isUnknownSponsor,
  namesSponsor,
  ownsSite,
  type SponsorRelation,
  sponsorKey,
  sponsorRelation,
  tellsSponsor,
} from "./sponsors.ts";
import { amountsIn, editionsIn } from "./title-spelling.ts";
import { cycleInTitle, kindsIn, spelledTitle } from "./title-words.ts";

/** The fields that distinguish scholarships. */
export type ScholarshipName = { provider_name: string; title: string; cycle: string | null };
export type NamedOnPage = ScholarshipName & TellingFacts & { canonical_address: string | null };

/** An entry with what a comparison needs of its name. It is made once, because one entry is compared with many. */
export type ComparedEntry = {
  entry: NamedOnPage;
  cycle: string | null;
  /** The words of the title that other scholarships do not share. */
  words: readonly string[];
  titleKey: string;
  keyWords: readonly string[];
  kinds: readonly string[];
  amounts: readonly string[];
  editions: readonly string[];
  initials: readonly string[];
  /** The acronym before the name of a person in the title, or empty. */
  acronym: string;
  /** The words of the sponsor's name, in the singular and as one word too, and its acronyms. */
  sponsorWords: ReadonlySet<string>;
  acronyms: readonly string[];
};

export function compared(entry: NamedOnPage): ComparedEntry {
  const { title, provider_name, cycle } = entry;
  const words = ownWords(title);
  const key = keyOf(words);
  const name = nameWords(provider_name);
  return {
    entry,
    cycle: cycle ?? cycleInTitle(title),
    words,
    titleKey: key,
    keyWords: key.split(" "),
    kinds: kindsIn(title),
    amounts: amountsIn(title),
    editions: editionsIn(title),
    initials: middleInitials(title),
    acronym: leadingAcronym(title),
    sponsorWords: new Set([...name.flatMap((word) => [word, singular(word)]), name.join("")]),
    acronyms: acronymsOf(provider_name),
  };
}

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
 * amount or the description must agree, and no fact may contradict.
 * `isShared` tells of a title that several sponsors use ("Merit Scholarship", "Chevening Scholarship").
 */
export const sameScholarship = (a: NamedOnPage, b: NamedOnPage, isShared?: (titleKey: string) => boolean): boolean =>
  areOne(compared(a), compared(b), isShared);

/** The same for entries that are compared with many. */
export function areOne(
  a: ComparedEntry,
  b: ComparedEntry,
  isShared: (titleKey: string) => boolean = () => false,
): boolean {
  if (!sameCycle(a.cycle, b.cycle) || differInName(a, b)) return false;
  const page = samePage(a.entry.canonical_address, b.entry.canonical_address);
  const titles = titleRelation(a, b);
  if (titles === "different") return page === "same" && haveSimilarWords(a.words, b.words);
  const sponsors = [a.entry.provider_name, b.entry.provider_name] as const;
  const relation = relationOf(a, b);
  if (page === "other" && areListedApart(a.entry, b.entry)) return false;
  if (page !== "same" && areTwoKindsOfOneSource(a, b)) return false;
  if (relation === "same" || page === "same") return true;
  const isInBoth = (sponsor: string) => namesSponsor(a.entry.title, sponsor) && namesSponsor(b.entry.title, sponsor);
  const isOfBoth = titles === "equal" && (sponsors.some(isInBoth) || haveRareName(a));
  const isOfOther = relation === "different" && !isOfBoth;
  if (isOfOther || page === "other") return false;
  if (contradictClearly(a.entry, b.entry)) return false;
  if (relation === "unknown" && isNamedByOther(a, b)) return true;
  const isSameSum = titles === "equal" && sameSum(a.entry, b.entry) && !contradict(a.entry, b.entry);
  if (isSameSum && sameDay(a.entry, b.entry)) return true;
  const keys = [a, b].flatMap((each) => [each.titleKey, titleKey(each.entry.title, ...sponsors)]);
  if (keys.some(isShared)) return false;
  const left = titles === "equal" ? [] : sponsors;
  const isToldByTitle = ({ title }: NamedOnPage) =>
    isDistinctive(title, ...left) && (relation === "related" || !isOneOrdinaryWord(title, ...left));
  if (isToldByTitle(a.entry) && isToldByTitle(b.entry)) return true;
  if (isSameSum || titles !== "equal") return isSameSum;
  const text = agreeInText(a.entry, b.entry);
  return text === "own" || (text === "ordinary" && a.words.some(saysWhat));
}

/**
 * Whether the equal titles have so many rare words that two sponsors only list one scholarship: "Catherine H. Beattie
 * Fellowship in Conservation Horticulture".
 */
const haveRareName = ({ words }: ComparedEntry): boolean =>
  words.length > 3 && words.filter(isRare).length > 1 && !words.some((word) => hostedPrograms.has(word));

/** Whether the title without a sponsor names the sponsor of the other: "Tulley's Auto Repair Trade School Scholarship". */
const isNamedByOther = ({ entry: a }: ComparedEntry, { entry: b }: ComparedEntry): boolean =>
  (!isUnknownSponsor(a.provider_name) && tellsSponsor(b.title, a.provider_name)) ||
  (!isUnknownSponsor(b.provider_name) && tellsSponsor(a.title, b.provider_name));

/** How the sponsors relate. A page on the site of the other one's sponsor names it. */
const relationOf = (a: ComparedEntry, b: ComparedEntry): SponsorRelation =>
  isOnSiteOf(a, b) || isOnSiteOf(b, a) ? "same" : sponsorRelation(a.entry.provider_name, b.entry.provider_name);

const isOnSiteOf = ({ entry: a }: ComparedEntry, { entry: b }: ComparedEntry): boolean =>
  a.canonical_address !== null && isUnknownSponsor(a.provider_name) && ownsSite(b.provider_name, a.canonical_address);

/** Whether the titles name different kinds, amounts, editions, middle initials or organizations. */
function differInName(a: ComparedEntry, b: ComparedEntry): boolean {
  const differ = (inA: readonly string[], inB: readonly string[]) =>
    inA.length > 0 && inB.length > 0 && inA.join(" ") !== inB.join(" ");
  const kindsDiffer = a.kinds.length > 0 && b.kinds.length > 0 && !a.kinds.some((kind) => b.kinds.includes(kind));
  const initialsDiffer = !isWithin(a.initials, b.initials) && !isWithin(b.initials, a.initials);
  const acronymsDiffer = a.acronym !== b.acronym && a.acronym !== "" && b.acronym !== "";
  return (
    kindsDiffer || initialsDiffer || acronymsDiffer || differ(a.amounts, b.amounts) || differ(a.editions, b.editions)
  );
}

/**
 * How two titles relate. `equalButSponsor`: one also names a sponsor of the two. When the sponsors are the same, both may
 * name it in their way ("SSHRC", "Social Sciences and Humanities Research Council").
 */
function titleRelation(a: ComparedEntry, b: ComparedEntry): "equal" | "equalButSponsor" | "different" {
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

/**
 * Whether two titles on one page can be one scholarship. A page may list many, so one title may only have more words
 * than the other, and none of them may be one that tells scholarships apart.
 */
export const similarTitles = (a: string, b: string): boolean => haveSimilarWords(ownWords(a), ownWords(b));

function haveSimilarWords(wordsA: readonly string[], wordsB: readonly string[]): boolean {
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

/** Whether one word is left that is no name and no acronym: "Spectrum Scholarship", but "GIST Scholarship". */
function isOneOrdinaryWord(title: string, ...sponsors: string[]): boolean {
  const [word = "", ...others] = ownWords(title, ...sponsors);
  return others.length === 0 && !isRare(word) && !(/\p{Ll}/u.test(title) && title.includes(word.toUpperCase()));
}

/**
 * Whether two pages are the same, two entries of one list, or tell nothing: a home page, a page of another site or of
 * another kind, or none. A list has a scholarship once. A sponsor may tell of it on two pages.
 */
function samePage(a: string | null, b: string | null): "same" | "other" | "unknown" {
  if (a === null || b === null || isHome(a) || isHome(b)) return "unknown";
  if (a === b) return "same";
  return listOf(a) === listOf(b) ? "other" : "unknown";
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

/** The address without the last part of its path and without numbers. */
function listOf(address: string): string {
  const [path = ""] = address.split("?");
  return path.slice(0, path.lastIndexOf("/")).replace(/\d+/g, "0");
}

/**
 * Whether one list has both under titles of their own, at pages that differ in a number only: "Abney Scholarship" at
 * /opportunities/12 and "Abney Award" at /opportunities/34.
 */
const areListedApart = (a: NamedOnPage, b: NamedOnPage): boolean =>
  spelledTitle(a.title) !== spelledTitle(b.title) &&
  a.canonical_address?.replace(/\d+/g, "0") === b.canonical_address?.replace(/\d+/g, "0");

const isHome = (address: string): boolean => /^https:\/\/[^/?#]+$/.test(address);
