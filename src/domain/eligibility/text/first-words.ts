import type { Token } from "./tokens.ts";

/** Tables in one mask: the bits of a number on which bitwise operators work. */
const perMask = 32;
/** Words whose masks are allocated at once. */
const step = 4096;

/** A mask of 32 tables: for each word, by its id, a bit for each table of which it begins a phrase. */
type Mask = Int32Array;
/** The bits of all masks for the words of some tokens. */
type Look = { tokens: readonly Token[]; bits: number[] };

/** Looks that are remembered: a clause, its words in the singular, and the words before its list take turns. */
const mostLooks = 4;
const fewWords = 3;

const masks: Mask[] = [];
let tables = 0;
let last: Look | null = null;
let looks: Look[] = [];

/** Gives a table of phrases its number. `ids` are those of the words that begin its phrases. */
export function addTable(ids: Iterable<number>): number {
  const table = tables++;
  let mask = maskOf(table) ?? new Int32Array(step);
  for (const id of ids) {
    if (id >= mask.length) mask = enlarged(mask, id);
    mask[id] = (mask[id] ?? 0) | bitOf(table);
  }
  masks[Math.floor(table / perMask)] = mask;
  last = null;
  looks = [];
  return table;
}

/**
 * Whether some token begins a phrase of a table. All tables are asked about one clause, one after another, and most hold
 * nothing of it: the answers for all of them are found at once.
 */
export function mayHold(tokens: readonly Token[], table: number): boolean {
  if (last?.tokens !== tokens) last = looks.find((each) => each.tokens === tokens) ?? null;
  // A few words are those that one grammar asks about alone.
  if (last === null && tokens.length <= fewWords) return (bitsIn(tokens, maskOf(table)) & bitOf(table)) !== 0;
  last ??= lookAt(tokens);
  return ((last.bits[Math.floor(table / perMask)] ?? 0) & bitOf(table)) !== 0;
}

function lookAt(tokens: readonly Token[]): Look {
  const look = { tokens, bits: masks.map((mask) => bitsIn(tokens, mask)) };
  looks = [look, ...looks.slice(0, mostLooks - 1)];
  return look;
}

function bitsIn(tokens: readonly Token[], mask: Mask | undefined): number {
  let all = 0;
  for (let at = 0; at < tokens.length; at++) all |= mask?.[tokens[at]?.id ?? 0] ?? 0;
  return all;
}

const maskOf = (table: number): Mask | undefined => masks[Math.floor(table / perMask)];
const bitOf = (table: number): number => 1 << (table % perMask);

function enlarged(words: Int32Array, id: number): Int32Array {
  const more = new Int32Array(Math.ceil((id + 1) / step) * step);
  more.set(words);
  return more;
}
