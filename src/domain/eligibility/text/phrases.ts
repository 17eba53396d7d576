import { addTable, hitsBeside } from "./found-phrases.ts";
import { type Hit, PhraseStates } from "./phrase-states.ts";
import type { Token } from "./tokens.ts";

/** A phrase found in a list of tokens: tokens `from` to `to` (excluded). */
export type Found<T> = { from: number; to: number; value: T };

/**
 * A table of phrases, each with what it means. The notation of a phrase: words in lower case without punctuation;
 * `(a|b c|)` for alternatives, of which an empty one means that the words may be missing; `word(s)` for a plural.
 */
export type PhraseTable<T> = readonly (readonly [phrase: string, value: T])[];

/** The words of a list, and further phrases, as the inside of a choice in a phrase. */
export const choiceOf = (words: string, ...phrases: readonly string[]): string =>
  [...words.split(" "), ...phrases].join("|");

/** Finds the phrases of a table, which has a number. */
export type Finder<T> = ((tokens: readonly Token[]) => readonly Found<T>[]) & { table: number };

/** Finds the phrases of a table in tokens. At each token the longest phrase is found, of equal ones the first. */
export function phraseFinder<T>(rows: PhraseTable<T>): Finder<T> {
  const table = addTable(phrasesOf(rows));
  return Object.assign((tokens: readonly Token[]) => foundOf(rows, table, hitsBeside(table, tokens)), { table });
}

/** The same for a table that is searched alone, in words that are given by their ids. */
export function phraseFinderOfIds<T>(rows: PhraseTable<T>): (words: readonly number[]) => readonly Found<T>[] {
  const states = new PhraseStates();
  const table = states.addTable(phrasesOf(rows));
  return (words) => foundOf(rows, table, states.hitsIn(words.map((id) => ({ id }))));
}

const phrasesOf = (rows: PhraseTable<unknown>): string[] => rows.map(([phrase]) => phrase);

function foundOf<T>(rows: PhraseTable<T>, table: number, hits: readonly Hit[]): readonly Found<T>[] {
  if (hits.length === 0) return none;
  const found: Found<T>[] = [];
  for (const hit of hits) {
    if (hit.table !== table) continue;
    const row = rows[hit.phrase];
    if (row) found.push({ from: hit.from, to: hit.to, value: row[1] });
  }
  return found;
}
const none: readonly never[] = [];

/** The phrases by the token at which each begins. */
export const byStart = <T>(found: readonly Found<T>[]): ReadonlyMap<number, Found<T>> =>
  found.length === 0 ? nowhere : new Map(found.map((each) => [each.from, each]));
/** Most clauses hold no phrase of a table. */
const nowhere: ReadonlyMap<number, never> = new Map<number, never>();

/** The phrases that do not begin inside an earlier one. */
export function outermost<F extends { from: number; to: number }>(found: readonly F[]): readonly F[] {
  if (found.length < 2) return found;
  let end = 0;
  return found.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}
