import { isCommon, isFrequentSurname, isRare, saysWhat } from "./common-title-words.ts";
import { countKindWords, ownWords } from "./own-words.ts";

/** Programs that many colleges list as their own, and organizations whose clubs and posts each have a scholarship. */
const hostedPrograms = new Set(
  "chevening fulbright erasmus mundus commonwealth daad deutschlandstipendium rotary marshall gilman mext awards csc goldwater pell lions kiwanis elks moose legion vfw optimist soroptimist zonta jaycees masonic club lodge post chapter".split(
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
export function isOneOrdinaryWord(title: string, ...sponsors: string[]): boolean {
  const [word = "", ...others] = ownWords(title, ...sponsors);
  return others.length === 0 && !isRare(word) && !(/\p{Ll}/u.test(title) && title.includes(word.toUpperCase()));
}

/**
 * Whether a title has so many rare words that two sponsors who use it only list one scholarship: "Catherine H. Beattie
 * Fellowship in Conservation Horticulture".
 */
export const isRareName = (words: readonly string[]): boolean =>
  words.length > 3 && words.filter(isRare).length > 1 && !words.some((word) => hostedPrograms.has(word));
