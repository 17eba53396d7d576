import { normalizeText } from "../../eligibility/text/clauses.ts";
import { startsWithDigit, type Token, tokensOf } from "../../eligibility/text/tokens.ts";
import { idOfWord } from "../../eligibility/text/word-ids.ts";
import { beginningOf } from "../../reader/bounded-text.ts";
import { withoutTypo } from "./typos.ts";

/** How many UTF-16 code units of a query are read. */
export const longestQuery = 10_000;

/**
 * A query as the tables can read it: without accents, HTML tags and typos of words that the tables hold. Offsets of the
 * tokens are those of `text`.
 */
export type QueryWords = {
  text: string;
  tokens: readonly Token[];
  /** The student's own words from one token to another (excluded). */
  written: (from: number, to: number) => string;
};

const tag = /<[^<>]{0,200}>/g;

export function queryWords(query: string): QueryWords {
  const plain = normalizeText(beginningOf(query, longestQuery)).replace(tag, (found) => " ".repeat(found.length));
  const isShouted = !/\p{Ll}/u.test(plain);
  const originals = tokensOf(plain);
  const tokens: Token[] = [];
  let text = "";
  let behind = 0;
  for (const [at, original] of originals.entries()) {
    text += plain.slice(behind, original.start);
    behind = original.end;
    const spelled = spelledAs(plain.slice(original.start, original.end), original, originals[at - 1], isShouted);
    const word = startsWithDigit(original) ? original.word : spelled.toLowerCase();
    const capital = original.capital && !isShouted;
    tokens.push({ word, id: idOfWord(word), start: text.length, end: text.length + spelled.length, capital });
    text += spelled;
  }
  const written = (from: number, to: number) =>
    to > from ? query.slice(originals[from]?.start, originals[to - 1]?.end) : "";
  return { text: text + plain.slice(behind), tokens, written };
}

/** Words for money that the reader of sums knows by another name. "Mil" is a thousand in Spanish. */
const money: Readonly<Record<string, string>> = {
  bucks: "dollars",
  buck: "dollars",
  dolares: "dollars",
  dolar: "dollars",
};
const thousands = new Set(["grand", "mil"]);

function spelledAs(raw: string, token: Token, previous: Token | undefined, isShouted: boolean): string {
  if (startsWithDigit(token) || !/\p{L}/u.test(raw)) return raw;
  const word = withoutAccents(token.word);
  if (thousands.has(word) && previous && (startsWithDigit(previous) || previous.word === "a")) return "thousand";
  const meant = money[word] ?? withoutTypo(word);
  if (meant !== word || isShouted) return meant;
  const asWritten = withoutAccents(raw);
  if (asWritten.toLowerCase() === word) return asWritten;
  return /^[\p{Lu}.]+$/u.test(raw) ? word.toUpperCase() : word;
}

const withoutAccents = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");
