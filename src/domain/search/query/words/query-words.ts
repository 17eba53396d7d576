import { normalizeText } from "../../../eligibility/text/normalize-text.ts";
import { startsWithDigit, type Token, tokensAsTyped, wordAt } from "../../../eligibility/text/tokens.ts";
import { idOfWord } from "../../../eligibility/text/word-ids.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { withoutAccents } from "../../../places/without-accents.ts";
import { beginningOf } from "../../../reader/bounded-text.ts";
import { isWordOfTables, withoutTypo } from "./typos.ts";

/** How many UTF-16 code units of a query are read and searched for: about 700 words. The time for more is that of all who wait. */
export const longestQuery = 4000;

/**
 * A query as the tables can read it: without accents, HTML tags and typos of words that the tables hold. Offsets of the
 * tokens are those of `text`.
 */
export type QueryWords = {
  text: string;
  tokens: readonly Token[];
  /** The student's own words from one token to another (excluded), without a full stop at their end. */
  written: (from: number, to: number) => string;
  /** As `written`, but as they are meant where one of them was misspelt: "back to school" for "back to skool". */
  meant: (from: number, to: number) => string;
  /** Whether the tables hold the word of a token. */
  isKnown: (at: number) => boolean;
  /** Written as for a search, in a few words. A long text tells a story, of which less is a condition. */
  isShort: boolean;
};

/** In tokens. */
const longestShort = 20;

const tag = /<[^<>]{0,200}>/g;

export function queryWords(query: string): QueryWords {
  const plain = normalizeText(beginningOf(query, longestQuery)).replace(tag, (found) => " ".repeat(found.length));
  const isShouted = !/\p{Ll}/u.test(plain);
  const originals = tokensAsTyped(plain);
  const tokens: Token[] = [];
  const parts: string[] = [];
  let length = 0;
  let behind = 0;
  for (const [at, original] of originals.entries()) {
    const raw = plain.slice(original.start, original.end);
    const spelled = isThousandAlone(originals, at)
      ? { written: "1000", word: "1000" }
      : spelledAs(raw, original, originals[at - 1], isShouted);
    const start = length + original.start - behind;
    parts.push(plain.slice(behind, original.start), spelled.written);
    length = start + spelled.written.length;
    behind = original.end;
    const { word } = spelled;
    tokens.push({ word, id: idOfWord(word), start, end: length, capital: original.capital && !isShouted, look: null });
  }
  const written = (from: number, to: number) =>
    to > from ? withoutFullStop(query.slice(originals[from]?.start, originals[to - 1]?.end)) : "";
  parts.push(plain.slice(behind));
  const text = parts.join("");
  const isMended = ({ word }: Token, at: number) => {
    const plainWord = withoutAccents(originals[at]?.word ?? "");
    return word !== plainWord && word === withoutTypo(plainWord);
  };
  const meant = (from: number, to: number) =>
    tokens.some((token, at) => at >= from && at < to && isMended(token, at))
      ? text.slice(tokens[from]?.start, tokens[to - 1]?.end)
      : written(from, to);
  const isKnown = (at: number) => isWordOfTables(wordAt(tokens, at));
  return { text, tokens, written, meant, isKnown, isShort: tokens.length <= longestShort };
}

/** Words for money that the reader of sums knows by another name. "Mil" is a thousand in Spanish. */
const money: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bucks: "dollars",
    buck: "dollars",
    dolares: "dollars",
    dolar: "dollars",
  }),
);
const thousands = new Set(["grand", "mil"]);
const smallNumbers = wordSet("a one two three four five six seven eight nine ten dos tres cuatro cinco diez");

/** The "mil" of "mil dólares". */
const isThousandAlone = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === "mil" &&
  /^d[oó]lar(?:es)?$/.test(wordAt(tokens, at + 1)) &&
  !/^\d/.test(wordAt(tokens, at - 1)) &&
  !smallNumbers.has(wordAt(tokens, at - 1));

/** Degrees that are another word without their points: the month March, medicine. */
const dottedDegree = /^m\.(?:arch|ed)(?=\.?$)/i;

/** A word as it is read, in the letters of the query and in small ones. */
type Spelled = { written: string; word: string };

function spelledAs(raw: string, token: Token, previous: Token | undefined, isShouted: boolean): Spelled {
  if (startsWithDigit(token) || !/\p{L}/u.test(raw)) return { written: raw, word: token.word };
  const degree = dottedDegree.exec(raw)?.[0].toLowerCase();
  if (degree) return { written: raw, word: degree };
  const word = meantWord(token.word);
  if (thousands.has(word) && previous && (startsWithDigit(previous) || smallNumbers.has(previous.word)))
    return { written: "thousand dollars", word: "thousand" };
  const asWritten = withoutAccents(raw);
  if (isShouted || asWritten.length !== word.length) return { written: shownAs(raw, word, isShouted), word };
  return { written: asWritten.toLowerCase() === word ? asWritten : word, word };
}

/** Initials stay in capitals: "U.S." is "US". */
const shownAs = (raw: string, word: string, isShouted: boolean) =>
  !isShouted && /^[\p{Lu}.]+$/u.test(raw) ? word.toUpperCase() : word;

/** What was read from words of queries, which repeat most of their words. */
const known = new Map<string, string>();
const mostKnown = 10_000;

function meantWord(written: string): string {
  const before = known.get(written);
  if (before !== undefined) return before;
  const plain = withoutAccents(written);
  const word = money.get(plain) ?? withoutTypo(plain);
  // A longer string may hold on to the whole query from which it was cut.
  if (written.length <= 12 && known.size < mostKnown) known.set(written, word);
  return word;
}

const withoutFullStop = (words: string) =>
  words.length > 1 && words.indexOf(".") === words.length - 1 ? words.slice(0, -1) : words;
