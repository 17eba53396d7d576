import type { Token } from "./tokens.ts";

/** Tables in one mask: the bits of a number on which bitwise operators work. */
const perMask = 32;
/** Words whose masks are allocated at once. */
const step = 4096;

/** A mask of 32 tables: for each word, by its id, a bit for each table of which it begins a phrase. */
type Mask = { ofWords: Int32Array; ofLast: number };

const masks: Mask[] = [];
let tables = 0;
let last: readonly Token[] | null = null;

/** Gives a table of phrases its number. `ids` are those of the words that begin its phrases. */
export function addTable(ids: Iterable<number>): number {
  const table = tables++;
  const mask = maskOf(table) ?? { ofWords: new Int32Array(step), ofLast: 0 };
  masks[Math.floor(table / perMask)] = mask;
  for (const id of ids) {
    if (id >= mask.ofWords.length) mask.ofWords = enlarged(mask.ofWords, id);
    mask.ofWords[id] = (mask.ofWords[id] ?? 0) | bitOf(table);
  }
  last = null;
  return table;
}

/**
 * Whether some token begins a phrase of a table. All tables are asked about one clause, one after another, and most hold
 * nothing of it: the answers for all of them are found at once.
 */
export function mayHold(tokens: readonly Token[], table: number): boolean {
  if (tokens !== last) lookAt(tokens);
  return ((maskOf(table)?.ofLast ?? 0) & bitOf(table)) !== 0;
}

function lookAt(tokens: readonly Token[]): void {
  last = tokens;
  for (const mask of masks) {
    let all = 0;
    for (let at = 0; at < tokens.length; at++) all |= mask.ofWords[tokens[at]?.id ?? 0] ?? 0;
    mask.ofLast = all;
  }
}

const maskOf = (table: number): Mask | undefined => masks[Math.floor(table / perMask)];
const bitOf = (table: number): number => 1 << (table % perMask);

function enlarged(words: Int32Array, id: number): Int32Array {
  const more = new Int32Array(Math.ceil((id + 1) / step) * step);
  more.set(words);
  return more;
}
