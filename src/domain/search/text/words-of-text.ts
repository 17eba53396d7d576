import { wordSet } from "../../eligibility/text/word-set.ts";
import { withoutAccents } from "../../places/without-accents.ts";
import type { TermTable } from "../../words/term-table.ts";
import { asciiWords } from "../../words/word-numbers.ts";
import { wordForm } from "./word-form.ts";

const beyondAscii = /[^\0-\x7f]/;
const asciiWord = /[a-z0-9]+/g;
const anyWord = /[\p{L}\p{N}]+/gu;
const longestWord = 40;

// Words that tell no scholarship from another. They are neither stored nor searched for.
const stopWords = wordSet(
  "a an and are as at be been but by can do for from has have if in into is its my no not of on or our that the their they this to was we were who will with you your i am me",
);

/**
 * The words of a text in its order: lower case, without accents, apostrophes, possessives and the points of
 * abbreviations. "Women's B.S.N. – São Paulo" is women, bsn, sao, paulo. Words cut at 40 characters.
 */
export const wordsOfText = (text: string): string[] => wordsOfPlain(plainText(text));

/** As `wordsOfText`, as numbers of a table, to which new words are added. */
export function numbersOfText(table: TermTable, text: string): readonly number[] {
  const plain = plainText(text);
  return asciiWords(table, plain, rules) ?? wordsOfPlain(plain).map((word) => table.add(word));
}
const rules = { unwritten: false, longest: longestWord };

function wordsOfPlain(plain: string): string[] {
  const words = plain.match(beyondAscii.test(plain) ? anyWord : asciiWord) ?? [];
  return words.map((word) => (word.length > longestWord ? word.slice(0, longestWord) : word));
}

function plainText(text: string): string {
  let plain = withoutAccents(text).toLowerCase();
  if (/['’]/.test(plain)) plain = plain.replace(/['’]s\b/g, "").replace(/['’]/g, "");
  if (plain.includes(".")) plain = plain.replace(/\b(?:[a-z]\.){2,}/g, (letters) => letters.replaceAll(".", ""));
  if (plain.includes(",")) plain = plain.replace(/(\d),(?=\d{3})/g, "$1");
  for (const name of namesWithPlaces) if (plain.includes(name)) plain = plain.replaceAll(name, name.replace(" ", ""));
  return plain;
}

/** Places with the name of another place in theirs, which are one word: who wants to study in Mexico does not mean New Mexico. */
const namesWithPlaces = ["new mexico", "west virginia", "northern ireland", "new guinea", "equatorial guinea"];

const isShortNumber = (word: string): boolean =>
  word.length <= 3 && [...word].every((sign) => sign >= "0" && sign <= "9");
const isLetter = (word: string): boolean => word.length === 1 && word >= "a" && word <= "z";

/** The words, a number and a letter behind it as one: "4-H" is "4h", as "h" alone is no word. */
export function withCodes(words: readonly string[]): readonly string[] {
  if (!words.some(isLetter)) return words;
  const joined: string[] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const isEnd = before !== undefined && isShortNumber(before) && isLetter(word) && !isStopWord(word);
    if (isEnd) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

export const isStopWord = (word: string): boolean => stopWords.has(word);

const forms = new Map<string, string>();
const mostForms = 50_000;

/** `wordForm`, remembered for the words that texts repeat. */
export function knownForm(word: string): string {
  const known = forms.get(word);
  if (known !== undefined) return known;
  const form = wordForm(word);
  if (forms.size >= mostForms) forms.clear();
  forms.set(word, form);
  return form;
}
