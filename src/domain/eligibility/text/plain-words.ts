import { countOfWords, idOfWord } from "./word-ids.ts";

/** In letters: with five bits each, they fit into two numbers. */
const longest = 12;
const half = 6;
const places = 2 ** 15;
/** At most a half of the places is used, so that a search ends soon. */
const mostKnown = places / 2;

/** The letters of the known words, in two numbers each, and how many letters a word has; 0 for a free place. */
const firstLetters = new Int32Array(places);
const lastLetters = new Int32Array(places);
const words: string[] = [];
const ids = new Int32Array(places);
let known = 0;
let wordsInTables = 0;

/** The place of a word of English letters, `from` to `to` (excluded) of a text, among the known ones; null for a longer word. */
export function placeOfPlain(text: string, from: number, to: number): number | null {
  if (to - from > longest) return null;
  let [first, last] = [0, 0];
  for (let at = from; at < to; at++) {
    const letter = text.charCodeAt(at) & 31;
    if (at - from < half) first = (first << 5) | letter;
    else last = (last << 5) | letter;
  }
  if (wordsInTables !== countOfWords() || known > mostKnown) forget();
  let place = (Math.imul(first ^ Math.imul(last, 0x9e3779b1), 0x85ebca6b) >>> 17) & (places - 1);
  while (firstLetters[place] !== 0 && (firstLetters[place] !== first || lastLetters[place] !== last))
    place = (place + 1) & (places - 1);
  if (firstLetters[place] === 0) learn(place, first, last, text.slice(from, to).toLowerCase());
  return place;
}

/** A word without capitals, and its id in the tables. */
export const plainWord = (place: number): string => words[place] ?? "";
export const plainId = (place: number): number => ids[place] ?? 0;

function learn(place: number, first: number, last: number, word: string): void {
  firstLetters[place] = first;
  lastLetters[place] = last;
  words[place] = word;
  ids[place] = idOfWord(word);
  known++;
}

function forget(): void {
  firstLetters.fill(0);
  known = 0;
  wordsInTables = countOfWords();
}
