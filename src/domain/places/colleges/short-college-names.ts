import { smallWords } from "../../words/initials.ts";
import { usStates } from "../us-states.ts";

/** Words of many names, which tell nothing of which one is meant. */
const usualWords = new Set([...smallWords, "state", "tech", "community", "city", "saint"]);
const codes = new Map(Object.entries(usStates).map(([code, name]) => [name.toLowerCase(), code.toLowerCase()]));

const leastLetters = 3;
const lettersWithin = 4;
/** Longer names are no abbreviations, and each letter may double the ways to try. */
const mostLetters = 12;

/**
 * Whether a name that does not say that it is a college ("UTSA", "UMass", "K-State", "Cornell") may stand for one
 * that does. Both are names that `collegeName` made, by their words.
 */
export function mayStandFor(short: readonly string[], full: readonly string[]): boolean {
  const telling = short.filter((word) => word.length >= leastLetters && !usualWords.has(word));
  if (mayAbbreviate(short, full)) return true;
  return telling.some((word) => full.some((other) => isLike(word, other)));
}

/** Whether the letters of one name may be made of another: "K-State" of Kansas State. */
export const mayAbbreviate = (short: readonly string[], full: readonly string[]): boolean =>
  isAbbreviation(short.join(""), full);

/** Whether letters are made of a name, also where it begins with its place. */
export const isAbbreviation = (letters: string, full: readonly string[]): boolean =>
  letters.length <= mostLetters && (isMadeOf(letters, full) || isMadeOf(letters, placeFirst(full)));

/** "Pitt" is like "Pittsburgh", and "Bama" like "Alabama". */
const isLike = (word: string, other: string): boolean =>
  word.length >= lettersWithin ? other.includes(word) : other.startsWith(word);

/** The University of Oklahoma is called "OU", and that of Colorado at Boulder "CU Boulder". */
function placeFirst(words: readonly string[]): readonly string[] {
  const [first, second, place = "", ...others] = words;
  return first === "university" && second === "of" ? [place, first, ...others] : [];
}

/**
 * Whether letters are made of the beginnings of words in their order: "utsa", "umass", "nova" of Northern Virginia. Small
 * words and the last ones may be left out, and a state may have its code: "uga".
 */
function isMadeOf(letters: string, words: readonly string[], next = 0): boolean {
  if (letters === "") return true;
  const word = words[next];
  if (word === undefined) return false;
  if (smallWords.has(word) && isMadeOf(letters, words, next + 1)) return true;
  const code = codes.get(word);
  if (code !== undefined && letters.startsWith(code) && isMadeOf(letters.slice(code.length), words, next + 1))
    return true;
  for (let length = 1; length <= word.length && letters[length - 1] === word[length - 1]; length++)
    if (isMadeOf(letters.slice(length), words, next + 1)) return true;
  return false;
}
