import { singular } from "../../fields-of-study/field-words.ts";
import { isCommon, isFrequentSurname, isRare, tellsApart } from "./common-title-words.ts";
import { plainTitle, spelledWord } from "./title-spelling.ts";
import { fold, withoutYears } from "./title-words.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Kinds of organizations. */
const organizations = setOf(
  "institute society university college company group corporation center council club federation league alliance network union",
);
/** Words that an acronym can leave out. */
const smallWords = setOf("of and for the in on");
/** How many acronyms in brackets are looked at. */
const mostBracketed = 3;

/** Words for a kind of scholarship: another source may call the same scholarship by another one. */
const kindWords = setOf("grant grants fellowship fellowships bursary bursaries contest competition scheme schemes");
/** Other words that one source writes in a title and another leaves out. */
const omissible = setOf(
  "a an and at by for from in of on or the to with via scholarship scholarships scholar scholars award awards prize prizes fund funds program programs programme programmes endowment endowed memorial foundation association trust annual student students opportunities inc llc com org dr prof mr mrs rev hon pvt sgt lt capt cpl cmdr msgr jr esq sergeant captain lieutenant colonel col corporal officer deputy dep trooper coach senator judge pastor reverend",
);
const isOmissible = (word: string) => omissible.has(word) || kindWords.has(word);

/** After these words a letter or a number is a part of the name ("Category B"), and no initial of a person. */
const lettered = setOf(
  "type category class group plan track option level tier part section phase round chapter district region zone grade year top",
);

/** How many words of the title are words for a kind of scholarship. */
export const countKindWords = (title: string): number =>
  fold(title)
    .split(" ")
    .filter((word) => kindWords.has(word)).length;

/**
 * The words of a title that are not in every title, sorted: without years, amounts, middle initials and acronyms of
 * the title itself ("(NSERC)"), and without the names and the acronyms of these sponsors, so far as other words remain.
 */
export const ownWords = (title: string, ...sponsors: string[]): string[] => ownOf(spelledWords(title), title, sponsors);

function ownOf(all: readonly string[], title: string, sponsors: readonly string[]): string[] {
  const ofSponsors = sponsors.flatMap(acronymsOf);
  const bracketed = acronymsIn(title).slice(0, mostBracketed);
  const smallOnes = all.filter((word) => smallWords.has(word)).length;
  const isAcronym = (word: string) => {
    if (word.length < 3) return false;
    const isBracketed = bracketed.includes(word);
    const stands = (each: string) => each === word || (isBracketed && each.includes(word));
    if (ofSponsors.some(stands)) return true;
    // An acronym has a letter for each of the words, with or without the small ones and "U.S.".
    const lettersLeft = all.length - 1 - word.length;
    if (!isBracketed && ![0, 2, smallOnes].includes(lettersLeft)) return false;
    // "AES Engineering Scholarship" begins with AES, and does not stand for it.
    return initialsOf(all.filter((other) => other !== word)).some(stands);
  };
  const meaningful = (words: readonly string[]) =>
    words.filter(
      (word, at) => !isOmissible(word) && !isAcronym(word) && !isMiddleInitial(words, at) && !isFor(words, at),
    );
  const withoutSponsors = sponsors.map(nameWords).toSorted(longestFirst).reduce(without, all);
  const own = [withoutSponsors, all].map(meaningful).find((words) => words.length > 0) ?? all;
  return [...new Set(own)].toSorted();
}

/** Equal for titles that differ only in words such as "Scholarship", "Program" and "the", in spelling and in order. */
export const titleKey = (title: string, ...sponsors: string[]): string => keyOf(ownWords(title, ...sponsors));

/** The key of the own words of a title. */
export const keyOf = (words: readonly string[]): string => words.map(singular).toSorted().join(" ");

/** To be raised when `titleKey` changes, so that the stored keys are made again. */
export const titleKeyVersion = 10;

/**
 * The keys that titles of the same scholarship can have, because one source writes the name of the sponsor in the title
 * and another leaves it out.
 */
export function possibleTitleKeys(title: string, sponsor: string): string[] {
  const { keys, own, name } = namedAndBare(title, sponsor);
  return [...new Set([...keys, keyOf([...new Set([...own, ...name])])])];
}

/**
 * The keys to look for: also those of titles that name the sponsor in part or by its acronym. "Student of the Year" of the
 * Elks National Foundation can be stored as "Elks Student of the Year" or "ENF Student of the Year".
 */
export function titleKeysToFind(title: string, sponsor: string): string[] {
  const { keys, own, name, acronyms } = namedAndBare(title, sponsor);
  const parts = [...name.map((_, at) => name.slice(0, at + 1)), name.slice(-1), ...acronyms.map((each) => [each])];
  const found = [[], ...parts].map((part) => keyOf([...new Set([...own, ...part])]));
  return [...new Set([...keys, ...found])].filter((key) => key !== "");
}

/** The keys of the title with its sponsor and without, its words that are not the sponsor's, and the sponsor's words. */
function namedAndBare(title: string, sponsor: string) {
  const all = spelledWords(title);
  const words = ownOf(all, title, []);
  const name = nameWords(sponsor)
    .filter((word) => word.length > 1 && !isOmissible(word))
    .slice(0, mostOfName);
  const acronyms = acronymsOf(sponsor)
    .filter((acronym) => acronym.length > 2 && acronym.length < 7)
    .slice(0, mostAcronyms);
  const own = words.filter((word) => !name.includes(word) && !acronyms.includes(word));
  const first = [...firstNames(all).values()];
  const surnames = first.length > 0 ? [words.filter((word) => !first.includes(word))] : [];
  return { keys: [words, ownOf(all, title, [sponsor]), ...surnames].map(keyOf), own, name, acronyms };
}

/** How many words and acronyms of a sponsor's name are looked at: a statement can hold the keys of 2,000 rows. */
const mostOfName = 6;
const mostAcronyms = 6;

/** What a comparison needs of a title: its own words, the middle initials of people ("b" of "Ann B. Smith"), first names. */
export function titleParts(title: string) {
  const all = spelledWords(title);
  return {
    words: ownOf(all, title, []),
    initials: all.filter((_, at) => isMiddleInitial(all, at)),
    firstNames: firstNames(all),
  };
}

/** Whether the word at this position is a letter between two names: "M" of "Jane M. Klausman". */
function isMiddleInitial(words: readonly string[], at: number): boolean {
  const [before = "", word = "", after = ""] = words.slice(Math.max(at - 1, 0), at + 2);
  return at > 0 && /^\p{L}$/u.test(word) && after !== "" && !isOmissible(after) && !lettered.has(before);
}

/**
 * The first name of each rare surname: "harry" of "truman" for "Harry S. Truman". Only a middle initial tells for certain that
 * a word is one ("Mandela Rhodes Scholarship").
 */
const firstNames = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    words.flatMap((_, at) => {
      const [first = "", surname = ""] = [words[at - 1], words[at + 1]];
      const isPerson = isMiddleInitial(words, at) && first.length > 1;
      return isPerson && isRare(surname) && !isFrequentSurname(surname) ? [[singular(surname), first] as const] : [];
    }),
  );

/** Whether the word at this position is the 4 of "Doodle 4 Google". */
function isFor(words: readonly string[], at: number): boolean {
  const [before = "", word = "", after = ""] = words.slice(Math.max(at - 1, 0), at + 2);
  return at > 0 && word === "4" && after.length > 2 && !isOmissible(after) && !lettered.has(before);
}

/**
 * The acronym of an organization before the name of a person: "CFUW" of "CFUW Bourse Georgette LeMoyne". Another source
 * leaves it out. Only names of two rare words, or of initials and one, are told without it.
 */
export function leadingAcronym(title: string): string {
  const [start = "", acronym = ""] = /^(?:[Tt]he )?(\p{Lu}{2,5}\p{Ll}?\p{Lu}{0,4}) (?=\p{L})/u.exec(title) ?? [];
  const name = title.slice(start.length);
  if (acronym.length < 3 || acronym.length > 6 || !/\p{Ll}{2}/u.test(name) || tellsApart(acronym.toLowerCase()))
    return "";
  const rare = fold(name)
    .split(" ")
    .filter((word) => !isOmissible(word) && isRare(word));
  const hasInitials = /^\p{Lu}\.? ?(?:\p{Lu}\. ?|\p{Lu} )?\p{Lu}\p{Ll}/u.test(name);
  return rare.length + (hasInitials ? 1 : 0) > 1 ? acronym : "";
}

const withoutAcronym = (title: string): string => title.replace(leadingAcronym(title), "").trim();

/**
 * The title without a slogan after a colon: "Tidewater Scholarship: Empowering Coastal Leaders". A subtitle that tells
 * scholarships apart stays ("Tidewater Scholarship: Supporting Women in Nursing").
 */
function withoutSlogan(title: string): string {
  const [, name = "", slogan = ""] = /^([^:]+):\s+(\p{L}+ing\s.+)$/u.exec(title) ?? [];
  const words = fold(slogan.replace(/\bnext generation\b/i, ""))
    .split(" ")
    .slice(1);
  return words.length < 2 || words.some((word) => !isOmissible(word) && tellsApart(word)) ? title : name;
}

/** All words of a title in their usual spelling, without the year. */
function spelledWords(title: string): string[] {
  const text =
    fold(withoutYears(withoutSlogan(withoutAcronym(plainTitle(title))))) || fold(withoutYears(title)) || fold(title);
  return text.replace("institute of technology", "tech").split(" ").map(spelledWord);
}

/** A name before the names that it contains, so that the order of the sponsors does not matter. */
const longestFirst = (a: readonly string[], b: readonly string[]) =>
  b.length - a.length || a.join(" ").localeCompare(b.join(" "));

/**
 * The words without the first place where all words of the name stand together, in any order. The title may leave out
 * "Fund" and the like: "Sallie Mae Bridging the Dream Scholarship" of the Sallie Mae Fund. It may leave out "Institute" of
 * a name that tells the organization by itself: "Ayn Rand Essay Contest" of the Ayn Rand Institute. It may write the name as
 * one word: "DirectTextbook.com".
 */
function without(words: readonly string[], name: readonly string[]): string[] {
  const short = name.filter((word) => !isOmissible(word));
  const own = short.filter((word) => !organizations.has(word));
  const names = [name, short, own.some(isCommon) ? [] : own].filter((some, at) => at === 0 || some.length > 1);
  const asOneWord = [name, own].filter((some) => some.length > 1).map((some) => some.join(""));
  const joined = words.find((word) => asOneWord.includes(word));
  if (joined !== undefined) return words.filter((word) => word !== joined);
  return (
    names.map((some) => withoutAll(words, some)).find((left) => left.length < words.length) ?? withoutAll(words, name)
  );
}

function withoutAll(words: readonly string[], name: readonly string[]): string[] {
  const meaningful = (some: readonly string[]) => some.filter((word) => word !== "of" && word !== "the");
  const [all, parts] = [meaningful(words), meaningful(name)];
  if (parts.join("").length < 4) return [...words];
  const isName = (some: readonly string[]) => parts.every((part) => some.some((word) => isSpelledAlike(word, part)));
  const from = all.findIndex((_, at) => at + parts.length <= all.length && isName(all.slice(at, at + parts.length)));
  return from < 0 ? [...words] : all.toSpliced(from, parts.length);
}

/** Equal but for a plural or a possessive, such as "foundation" and "foundations". */
const isSpelledAlike = (a: string, b: string) => a === b || a === `${b}s`;

/** The ending of a sponsor that is named by its host: "Bluebird.com". */
const hostEnding = /(?<=\p{L}{3})\.(?:com|org|net|io)\s*$/iu;

/** The words of a sponsor's name in their usual spelling, without the article, the legal form and what is in brackets. */
export const nameWords = (sponsor: string) =>
  fold(sponsor.replace(/\([^()]*\)/g, " ").replace(hostEnding, ""))
    .replace(/^the /, "")
    .replace("institute of technology", "tech")
    .replace(/ (?:inc|llc|ltd|co)$/, "")
    .split(" ")
    .map(spelledWord);

/** The acronyms of a sponsor's name: its initials, and what stands in brackets. */
export const acronymsOf = (sponsor: string): readonly string[] => [
  ...initialsOf(nameWords(sponsor)),
  ...acronymsIn(sponsor),
];

/** The single words in brackets: "(NSERC)". */
export const acronymsIn = (name: string): string[] =>
  [...name.matchAll(/\(([^()\s]{2,10})\)/g)].map((match) => fold(match[1] ?? ""));

/** The initials of the words: of all, without "of", "and" and the like, and without "U.S.". */
function initialsOf(all: readonly string[]): string[] {
  const named = all.filter((word) => !smallWords.has(word));
  const home = all.join(" ").startsWith("u s ") ? [all.slice(2)] : [];
  return [all, named, ...home].map((words) => words.map((word) => word.charAt(0)).join(""));
}
