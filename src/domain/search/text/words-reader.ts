import { wordAt } from "../../eligibility/text/tokens.ts";
import { withoutAccents } from "../../places/without-accents.ts";
import type { SearchedTexts } from "./document-terms.ts";
import { isStopWord, knownForm, withCodes, wordsOfText } from "./words-of-text.ts";

const tellingWords = (text: string): readonly string[] =>
  withCodes(wordsOfText(text)).filter((word) => !isStopWord(word));

/** A text, and its words once they were needed. */
type Read = { text: string; words: readonly string[] | null };

/** Words to find, each with its form. */
type Wanted = readonly { word: string; form: string }[];

const wanted = new Map<string, Wanted>();
const mostWanted = 500;

/** The words to find, remembered, as they are looked for in every scholarship of a page. */
function wantedWords(text: string): Wanted {
  const known = wanted.get(text);
  if (known !== undefined) return known;
  const made = tellingWords(text).map((word) => ({ word, form: knownForm(word) }));
  if (wanted.size >= mostWanted) wanted.clear();
  wanted.set(text, made);
  return made;
}

type Texts = Pick<SearchedTexts, "title" | "description">;
type WordsReader = (words: string) => string | null;

const readers = new WeakMap<Texts, WordsReader>();

/** As `wordsReader`. Kept while the scholarship is: many students are shown the same ones. */
export function keptWordsReader(of: Texts): WordsReader {
  const known = readers.get(of) ?? wordsReader(of);
  readers.set(of, known);
  return known;
}

/**
 * Finds words side by side, in any form, in the texts of a scholarship that students see: as they stand there, or null. A text is read when
 * the ones before it do not have them, the longest last.
 */
export function wordsReader({ title, description }: Texts): WordsReader {
  const texts = [title, description].map((text): Read => ({ text, words: null }));
  return (words) => {
    const all = wantedWords(words);
    const [first] = all;
    if (first === undefined) return null;
    const isAt = (own: readonly string[], start: number) => all.every((each, at) => isSame(each, own[start + at]));
    for (const read of texts) {
      read.words ??= tellingWords(read.text);
      const own = read.words;
      // Most words begin with another letter, whose forms need not be known.
      const start = own.findIndex((word, at) => word[0] === first.word[0] && isAt(own, at));
      if (start !== -1) return quoted(read.text, own.slice(start, start + all.length)) ?? words;
    }
    return null;
  };
}

const isSame = ({ word, form }: Wanted[number], own: string | undefined): boolean =>
  own !== undefined && knownForm(own) === form && saysSame(word, own);

/** "Black-owned" is not "of their own", nor "gifted" a gift, though they share a form. */
const saysSame = (wanted: string, word: string): boolean => wanted === word || !saysMore.has(wanted);
const saysMore: ReadonlySet<string> = new Set(["owned", "gifted", "aged", "skilled", "adopted"]);

/** The first place of a text with these words, as it is written there: "4-H" for "4h". Null where it is written in another way. */
function quoted(text: string, words: readonly string[]): string | null {
  const own = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .map(({ 0: written, index }) => ({ written, index, word: withoutAccents(written.toLowerCase()) }))
    .filter(({ word }) => !isStopWord(word));
  const endFrom = (start: number): number | null => {
    let at = start;
    for (const word of words) {
      const one = wordAt(own, at);
      if (one === word) at += 1;
      else if (one + wordAt(own, at + 1) === word) at += 2;
      else return null;
    }
    return at;
  };
  for (const [start, { index }] of own.entries()) {
    const last = own[(endFrom(start) ?? 0) - 1];
    if (last && endFrom(start) !== null) return text.slice(index, last.index + last.written.length);
  }
  return null;
}
