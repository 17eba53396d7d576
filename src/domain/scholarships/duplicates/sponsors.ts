import { wordsIn } from "../../places/folded-words.ts";
import { statesIn } from "../../places/states-in-words.ts";
import { isRare } from "./common-title-words.ts";
import { acronymsIn, acronymsOf } from "./own-words.ts";
import { spelledWord } from "./title-spelling.ts";
import { fold } from "./title-words.ts";

const legalForms = new Set(["inc", "llc", "ltd", "pc", "pllc", "llp", "corp", "co", "the"]);
const unknown =
  /^(?:sponsor|provider|unknown|anonymous|anonymous don(?:or|ation)|various|various (?:donors|sponsors)|private|none|n a|(?:(?:sponsor|provider) )?not (?:named|specified|stated|available|known)|tba|listed by .*|imported from .*|.* external(?: award)?)?$/;
const hostName = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

/** The sponsor's name in one spelling. */
export function sponsorKey(provider: string): string {
  const words = fold(provider.replace(/\([^()]*\)/g, " ").replace(/^sponsor:/i, "")).split(" ");
  const distinctive = words.filter((word) => !legalForms.has(word));
  return (distinctive.length > 0 ? distinctive : words).join(" ");
}

const longForms = new Set(["corporation", "incorporated", "limited", "company"]);

/** The sponsor's name with written-out abbreviations and without any legal form. Its only use is to compare names. */
export function spelledSponsor(provider: string): string {
  const key = sponsorKey(provider).replace(/^(?:u s(?: a)?|united states(?: of america)?) /, "us ");
  const words = key.split(" ").map(spelledWord);
  const distinctive = words.filter((word) => !longForms.has(word));
  return (distinctive.length > 0 ? distinctive : words).join(" ");
}

/**
 * As `sponsorKey`; null for a name that does not tell who the sponsor is: blank, "Anonymous", "Listed by …", a college's
 * list of awards of others ("SFSU-External") or a host name.
 */
export function knownSponsorKey(provider: string): string | null {
  if (hostName.test(provider.trim())) return null;
  const key = sponsorKey(provider);
  return unknown.test(key) ? null : key;
}

export const isUnknownSponsor = (provider: string): boolean => knownSponsorKey(provider) === null;

/** Words that names of organizations share. */
const shared = new Set(
  "a and at for in of on the to law firm legal group team attorneys lawyers university college institute school foundation fund trust society association organization council center centre department faculty board committee club company corporation government ministry office family friends memory educational education international national american state".split(
    " ",
  ),
);

/** Whether the title holds every word of the sponsor's name that other organizations do not share, at least two. */
export const namesSponsor = (title: string, provider: string): boolean => ownIn(title, provider).length > 1;

/** As `namesSponsor`, or one word that is no word of English: "AMVETS", but not "Apple". */
export function tellsSponsor(title: string, provider: string): boolean {
  const [word = "", ...others] = ownIn(title, provider);
  return others.length > 0 || (word.length > 3 && isRare(word));
}

/** The words of the sponsor's name that others do not share, if the title holds them all. */
function ownIn(title: string, provider: string): readonly string[] {
  const own = sponsorKey(provider)
    .split(" ")
    .filter((word) => !shared.has(word));
  const inTitle = fold(title).split(" ");
  return own.every((word) => inTitle.includes(word)) ? own : [];
}

/** Parts of hosts that do not name who the site belongs to. */
const hostParts = new Set("www com org net edu gov io co ac".split(" "));

/**
 * Whether a sponsor's name, or the acronym of it, is the name of the page's site: "Niche" of https://niche.com/x.
 * @param address an absolute URL
 */
export function ownsSite(provider: string, address: string): boolean {
  const host = /^https?:\/\/([^/?#:]+)/.exec(address)?.[1] ?? "";
  const site = host.split(".").findLast((part, at, all) => at < all.length - 1 && !hostParts.has(part));
  if (site === undefined || site.length < 3 || isUnknownSponsor(provider)) return false;
  return spelledSponsor(provider).replaceAll(" ", "") === site || acronymsOf(provider).includes(site);
}

export type SponsorRelation = "same" | "related" | "unknown" | "different";

/**
 * How two names of sponsors relate. `related`: they share a word of their own, or one is the acronym of the other;
 * these can be two names of one sponsor, or a university and a part of it.
 */
export function sponsorRelation(a: string, b: string): SponsorRelation {
  if (isUnknownSponsor(a)) return "unknown";
  if (a === b) return "same";
  if (isUnknownSponsor(b)) return "unknown";
  const [keyA, keyB] = [spelledSponsor(a), spelledSponsor(b)];
  if (keyA === keyB || isAcronymFor(keyA, b) || isAcronymFor(keyB, a)) return "same";
  if (wordsOf(a) === wordsOf(b) || isOfficeOf(keyA, keyB) || isOfficeOf(keyB, keyA)) return "same";
  if (namesIn(a).includes(keyB) || namesIn(b).includes(keyA)) return "related";
  const [wordsA, wordsB] = [keyA.split(" "), keyB.split(" ")];
  const sharesOwn = wordsA.some((word) => !shared.has(word) && wordsB.includes(word));
  const isShort = [isAcronym, isShortened].some((isFormOf) => isFormOf(wordsA, wordsB) || isFormOf(wordsB, wordsA));
  return (sharesOwn || isShort) && !areOfTwoStates(a, b) ? "related" : "different";
}

/** Whether the name writes this acronym in brackets, or consists of the words that it stands for. Three letters, and words such as "care", stand for many names. */
const isAcronymFor = (key: string, name: string): boolean =>
  acronymsIn(name).includes(key) || (key.length > 3 && isRare(key) && acronymsOf(name).includes(key));

/** Whether both names name states, and no common one: "Tennessee Student Assistance", "Georgia Student Finance". */
function areOfTwoStates(a: string, b: string): boolean {
  const [inA = [], inB = []] = [a, b].map((name) => statesIn(wordsIn(name)));
  return inA.length > 0 && inB.length > 0 && !inA.some((state) => inB.includes(state));
}

/**
 * Whether the names share words and each has one of its own besides: "Rotary Club of Salem" and "Rotary Club of Dover". A
 * title that says no more than what they share can be the one's or the other's.
 */
export function areChapters(a: string, b: string): boolean {
  const [ownA, ownB] = [a, b].map((name) =>
    spelledSponsor(name)
      .split(" ")
      .filter((word) => !shared.has(word)),
  );
  return Boolean(ownA?.some((word) => !ownB?.includes(word)) && ownB?.some((word) => !ownA?.includes(word)));
}

/** Words for the part of an organization that gives its money away. */
const offices = new Set(
  "foundation fund trust charitable educational education scholarship scholarships program programs financial aid services enrollment enrolment administration headquarters committee board of and".split(
    " ",
  ),
);

/**
 * Whether the first name is the second one with the part of it that handles scholarships: "American Welding Society
 * Foundation", "Georgia Tech Office of Scholar Programs". A department, a chapter or a campus gives scholarships of its own.
 */
function isOfficeOf(part: string, whole: string): boolean {
  if (!part.startsWith(`${whole} `) || !whole.includes(" ") || whole.split(" ").every((word) => shared.has(word))) {
    return false;
  }
  const [first = "", ...others] = part.slice(whole.length + 1).split(" ");
  return first === "office" || first === "bureau" || [first, ...others].every((word) => offices.has(word));
}

/** The words of the name and of what stands in its brackets, in any order: "The Rotary Foundation (Rotary International)". */
const wordsOf = (provider: string): string =>
  [...new Set(spelledSponsor(provider.replace(/[()]/g, " ")).split(" "))]
    .filter((word) => word !== "of")
    .toSorted()
    .join(" ");

/** The names in brackets: "Schwarzman Scholars (Tsinghua University)". */
const namesIn = (provider: string): string[] =>
  [...provider.matchAll(/\(([^()]+)\)/g)].map((match) => spelledSponsor(match[1] ?? ""));

/**
 * Whether the first name abbreviates words of the second in their order: "Fay Tech" the Fayetteville Technical College,
 * "CofC" the College of Charleston. Whole words alone abbreviate nothing: "National Society", "National Honor Society".
 */
function isShortened(words: readonly string[], of: readonly string[]): boolean {
  if (words.length === 1) return words[0] === of.map((word) => (word === "of" ? word : word.charAt(0))).join("");
  if (words.every((word) => of.includes(word))) return false;
  const places = words.map((word) => (word.length > 2 ? of.findIndex((other) => other.startsWith(word)) : -1));
  return places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? 0)));
}

/**
 * Whether one word of the first name is made of the initials of the second: "SME" of a society of engineers, "GM" of the
 * General Motors Foundation.
 */
function isAcronym(words: readonly string[], of: readonly string[]): boolean {
  const initialsOf = (some: readonly string[]) => some.map((word) => word.charAt(0)).join("");
  const whole = initialsOf(of.filter((word) => !["of", "and", "for", "the", "in"].includes(word)));
  const own = initialsOf(of.filter((word) => !shared.has(word)));
  return (whole.length > 2 && words.includes(whole)) || (own.length > 1 && words.includes(own));
}
