import { withoutAccents } from "../../places/without-accents.ts";
import type { SearchedTexts } from "./document-terms.ts";
import { isStopWord, knownForm, withCodes, wordsOfText } from "./words-of-text.ts";

const tellingWords = (text: string): string[] => withCodes(wordsOfText(text)).filter((word) => !isStopWord(word));

type Read = { text: string; words: string[]; forms: string[] };

/**
 * Finds words side by side, in any form, in the texts of a scholarship that students see: as they stand there, or null. A text is read when
 * the ones before it do not have them, the longest last.
 */
export function wordsReader({
  title,
  description,
}: Pick<SearchedTexts, "title" | "description">): (words: string) => string | null {
  const unread = [description, title];
  const read: Read[] = [];
  return (words) => {
    const written = tellingWords(words);
    const wanted = written.map(knownForm);
    if (wanted.length === 0) return null;
    const startIn = ({ forms, words: own }: Read) =>
      forms.findIndex((_, at) =>
        wanted.every(
          (form, after) => forms[at + after] === form && saysSame(written[after] ?? "", own[at + after] ?? ""),
        ),
      );
    const quoteIn = (each: Read, at: number) => quoted(each.text, each.words.slice(at, at + wanted.length)) ?? words;
    for (const each of read) {
      const at = startIn(each);
      if (at !== -1) return quoteIn(each, at);
    }
    while (unread.length > 0) {
      const text = unread.pop() ?? "";
      const own = tellingWords(text);
      const each = { text, words: own, forms: own.map(knownForm) };
      read.push(each);
      const at = startIn(each);
      if (at !== -1) return quoteIn(each, at);
    }
    return null;
  };
}

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
      const one = own[at]?.word ?? "";
      if (one === word) at += 1;
      else if (one + (own[at + 1]?.word ?? "") === word) at += 2;
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
