import { idOfWord } from "./word-ids.ts";

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
  for (const match of text.matchAll(wordOrNumber)) {
    const [found] = match;
    const whole = found.endsWith(".") && !initials.test(found) ? found.slice(0, -1) : found;
    tokens.push(...separated(whole, match.index));
  }
  return tokens;
}

/** Initials are one word ("U.S."); other words with a full stop inside lack a space ("school.Must") and are two. */
function separated(found: string, start: number): Token[] {
  if (/^\d/.test(found)) return [token(found, start, found.replaceAll(",", ""))];
  if (!found.includes(".") || initials.test(found)) return [token(found, start, plain(found))];
  const tokens: Token[] = [];
  let from = start;
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
export const indexes = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

function token(found: string, start: number, word: string): Token {
  return { word, id: idOfWord(word), start, end: start + found.length, capital: /^\p{Lu}/u.test(found) };
}

/** A token read as another word: its singular, or a sign for any number. */
export const withWord = (token: Token, word: string): Token => ({ ...token, word, id: idOfWord(word) });
