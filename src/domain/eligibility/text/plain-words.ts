import { TermTable } from "../../words/term-table.ts";
import { countOfWords, idOfWord } from "./word-ids.ts";

/** In letters. Longer words are rare. */
const longest = 12;
const mostKnown = 2 ** 14;

/** The known words of English letters, with their ids in the tables of phrases. */
let known = new TermTable();
let words: string[] = [];
let ids: number[] = [];
let wordsInTables = 0;

const letters = new Uint16Array(longest);
const smallLetter = 0x20;

/** The place of a word of English letters, `from` to `to` (excluded) of UTF-16 codes, among the known ones; null for a longer word. */
export function placeOfPlain(codes: Uint16Array, from: number, to: number): number | null {
  if (to - from > longest) return null;
  for (let at = from; at < to; at++) letters[at - from] = (codes[at] as number) | smallLetter;
  if (wordsInTables !== countOfWords() || known.size > mostKnown) forget();
  const place = known.addCodes(letters, to - from);
  if (place === words.length) {
    const word = String.fromCharCode(...letters.subarray(0, to - from));
    words.push(word);
    ids.push(idOfWord(word));
  }
  return place;
}

/** A word without capitals, and its id in the tables. */
export const plainWord = (place: number): string => words[place] ?? "";
export const plainId = (place: number): number => ids[place] ?? 0;

function forget(): void {
  known = new TermTable();
  [words, ids] = [[], []];
  wordsInTables = countOfWords();
}
