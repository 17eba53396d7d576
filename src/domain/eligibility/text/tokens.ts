import { ofLast } from "./of-last.ts";
import { countOfWords, idOfWord } from "./word-ids.ts";

/** A word or number of a text, in lower case without full stops and apostrophes: "us" for "U.S.", "bachelors" for "bachelor's". */
export type Token = {
  word: string;
  /** The word's id in the tables of phrases, 0 if none holds it. */
  id: number;
  /** Offsets in the text, in UTF-16 units: `text.slice(start, end)`. */
  start: number;
  end: number;
  /** Whether it begins with a capital in the text. */
  capital: boolean;
};

const wordOrNumber = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['.][\p{L}\p{M}]+)*\.?|[$£€%+]/gu;
const initials =
  /^(?:\p{L}\.)+\p{L}?\.?$|^(?:ph|ed|ll)\.\p{L}|^[bdm]\.(?:sc|phil|ed|eng|com|comm|tech|arch|mus|res|litt|div|th)\b/iu;

/** The tokens of a text whose quotes and dashes are plain. Hyphens and slashes separate words. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let index = 0;
  for (const found of text.match(wordOrNumber) ?? []) {
    index = text.indexOf(found, index);
    for (const { word, id, start, end, capital } of spelled(found))
      tokens.push({ word, id, start: index + start, end: index + end, capital });
    index += found.length;
  }
  return tokens;
}

/** The tokens of the words before a list. */
export const tokensOfLead: (lead: string) => readonly Token[] = ofLast(tokensOf);

/** What was read from words of texts, as if each text began with the word. Texts repeat most of their words. */
const known = new Map<string, readonly Token[]>();
const mostKnown = 20_000;
let wordsInTables = 0;

function spelled(found: string): readonly Token[] {
  // A longer string may hold on to the whole text from which it was cut.
  if (found.length > 12) return separated(found);
  if (wordsInTables !== countOfWords()) known.clear();
  wordsInTables = countOfWords();
  const before = known.get(found);
  if (before) return before;
  const tokens = separated(found);
  if (known.size < mostKnown) known.set(found, tokens);
  return tokens;
}

/** Initials are one word ("U.S."); other words with a full stop inside lack a space ("school.Must") and are two. */
function separated(found: string): Token[] {
  if (/^\d/.test(found)) return [token(found, 0, found.replaceAll(",", ""))];
  if (initials.test(found)) return [token(found, 0, plain(found))];
  const tokens: Token[] = [];
  let from = 0;
  for (const part of found.split(".")) {
    if (part) tokens.push(token(part, from, plain(part)));
    from += part.length + 1;
  }
  return tokens;
}

/** Whether a token is a number, or begins as one. */
export function startsWithDigit({ word }: Token): boolean {
  const code = word.charCodeAt(0);
  return code >= 48 && code <= 57;
}

const plain = (word: string) => word.replace(/['.]/g, "").toLowerCase();

/** The places of the tokens `from` to `to` (excluded). */
export function indexes(from: number, to: number): number[] {
  const all: number[] = [];
  for (let at = from; at < to; at++) all.push(at);
  return all;
}

function token(found: string, start: number, word: string): Token {
  return { word, id: idOfWord(word), start, end: start + found.length, capital: /^\p{Lu}/u.test(found) };
}

/** A token read as another word: its singular, or a sign for any number. */
export const withWord = (token: Token, word: string): Token => ({ ...token, word, id: idOfWord(word) });
