import type { Look } from "./found-phrases.ts";
import { ofLast } from "./of-last.ts";
import { placeOfPlain, plainId, plainWord } from "./plain-words.ts";
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
  /** The phrases in some words of which it is the first, once they were looked for. */
  look: Look | null;
};

/** The word of a token; blank before the first one and behind the last. */
export const wordAt = (tokens: readonly { word: string }[], at: number): string => tokens[at]?.word ?? "";

/** The words of tokens with a space between them. */
export const phraseOf = (tokens: readonly { word: string }[]): string => tokens.map(({ word }) => word).join(" ");

/** The signs between a token and the one before it; blank before the first token and behind the last. */
export function gap(tokens: readonly Token[], text: string, at: number): string {
  const [before, after] = [tokens[at - 1], tokens[at]];
  return before && after ? text.slice(before.end, after.start) : "";
}

const wordOrNumber = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['.][\p{L}\p{M}]+)*\.?|[$£€%+]/uy;
const initials =
  /^(?:\p{L}\.)+\p{L}?\.?$|^(?:ph|ed|ll)\.\p{L}|^[bdm]\.(?:sc|phil|ed|eng|com|comm|tech|arch|mus|res|litt|div|th)\b/iu;

/** The tokens of a text whose quotes and dashes are plain. Hyphens and slashes separate words, and "isn't" and "you're" are two. */
export const tokensOf = (text: string): Token[] => tokensIn(text, true);

/** The same, where "isn't" is one word ("isnt"), as people type it who leave out the apostrophe. */
export const tokensAsTyped = (text: string): Token[] => tokensIn(text, false);

function tokensIn(text: string, dividesShort: boolean): Token[] {
  const tokens: Token[] = [];
  const { length } = text;
  const codes = codesOf(text, length);
  for (let at = 0; at < length; ) {
    const kind = kindOf(codes[at]);
    if (kind === noWord) at++;
    else at = (kind === letter ? addPlain(codes, at, tokens) : null) ?? addByPattern(text, at, tokens, dividesShort);
  }
  return tokens;
}

/** The UTF-16 codes of the text that is read, with a 0 at its end. Arrays of numbers are read faster than texts. */
let codesOfText = new Uint16Array(2048);

function codesOf(text: string, length: number): Uint16Array {
  if (length >= codesOfText.length) codesOfText = new Uint16Array(2 * length);
  for (let at = 0; at < length; at++) codesOfText[at] = text.charCodeAt(at);
  codesOfText[length] = 0;
  return codesOfText;
}

const [noWord, letter, other] = [0, 1, 2];
/** What may begin at the characters of plain English, by their codes: a word, something else that is read, or nothing. */
const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  return /[a-z]/i.test(char) ? letter : /[\d$%+]/.test(char) ? other : noWord;
});

const kindOf = (code = 0): number => (code >= 128 ? other : (kinds[code] as number));

/** Adds a word of English letters alone, and returns its end; null for other words, such as "bachelor's" and "U.S.". */
function addPlain(codes: Uint16Array, start: number, tokens: Token[]): number | null {
  let end = start + 1;
  while (kindOf(codes[end]) === letter) end++;
  const next = codes[end] as number;
  const isJoint = next === fullStop || next === apostrophe;
  if (next >= 128 || (isJoint && (end === start + 1 || kindOf(codes[end + 1]) !== noWord))) return null;
  const place = placeOfPlain(codes, start, end);
  if (place === null) return null;
  const capital = (codes[start] as number) < lowerA;
  tokens.push({ word: plainWord(place), id: plainId(place), start, end, capital, look: null });
  return end;
}
const [apostrophe, fullStop, lowerA] = [0x27, 0x2e, 0x61];

/** Adds what the pattern finds at a character, and returns its end. */
function addByPattern(text: string, at: number, tokens: Token[], dividesShort: boolean): number {
  wordOrNumber.lastIndex = at;
  const found = wordOrNumber.exec(text)?.[0];
  if (found === undefined) return at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  const short = dividesShort && found.includes("'") ? divided(found) : null;
  for (const { word, id, start, end, capital } of short ?? spelled(found))
    tokens.push({ word, id, start: at + start, end: at + end, capital, look: null });
  return at + found.length;
}

/** "Is" and "not" of "isn't", "you" and "are" of "you're"; null for other words. */
function divided(found: string): Token[] | null {
  const [, first = "", second = ""] = /^(.+?)(n't|'re|'ll|'ve)\.?$/i.exec(found) ?? [];
  const ending = second.toLowerCase();
  const word = (ending === "n't" ? verbs : persons).get(first.toLowerCase());
  return word === undefined ? null : [token(first, 0, word), token(second, first.length, wordsOfEndings[ending] ?? "")];
}
const wordsOfEndings: Readonly<Record<string, string>> = { "n't": "not", "'re": "are", "'ll": "will", "'ve": "have" };
const asThemselves = (list: string): [string, string][] => list.split(" ").map((word) => [word, word]);
const verbs = new Map([
  ...asThemselves("is are was were do does did has have had could would should must need"),
  ["ca", "can"],
  ["wo", "will"],
  ["sha", "shall"],
]);
const persons = new Map(asThemselves("you we they i he she it that there who"));

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

/** Initials are one word ("U.S."), also glued to the next ("U.S.citizen"); other words with a full stop inside lack a space ("school.Must") and are two. */
function separated(found: string): Token[] {
  if (/^\d/.test(found)) return [token(found, 0, found.replaceAll(",", ""))];
  if (initials.test(found)) return [token(found, 0, plain(found))];
  const tokens: Token[] = [];
  let from = lengthOfInitials(found);
  if (from > 0) tokens.push(token(found.slice(0, from), 0, plain(found.slice(0, from))));
  for (const part of found.slice(from).split(".")) {
    if (part) tokens.push(token(part, from, plain(part)));
    from += part.length + 1;
  }
  return tokens;
}

/** Of two initials and more before a longer word; 0 where there are none. */
function lengthOfInitials(found: string): number {
  let length = 0;
  while (found[length + 1] === ".") length += 2;
  return length > 2 ? length : 0;
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
  return { word, id: idOfWord(word), start, end: start + found.length, capital: /^\p{Lu}/u.test(found), look: null };
}

/** A token read as another word: its singular, or a sign for any number. */
export const withWord = (token: Token, word: string): Token => ({ ...token, word, id: idOfWord(word), look: null });
