import type { Token } from "./tokens.ts";

/** Tables in one mask: the bits of a number on which bitwise operators work. */
const perMask = 32;
/** Words whose bits are allocated at once. */
const step = 4096;

/** The ids of the words that are a phrase of a table by themselves, that begin a longer phrase, and that come second in one. */
export type Beginnings = { alone: readonly number[]; first: readonly number[]; second: readonly number[] };
/** For each word, by its id, the bits of the tables of which it is such a beginning. */
type Bits = Int32Array;
/** What 32 tables begin with. */
type Mask = Record<keyof Beginnings, Bits>;
/** What one of the tables of a mask begins with. */
export type TableBeginnings = { mask: number; bit: number };
/** The bits of the tables of each mask of which phrases may begin among some tokens; of a mask that was not asked about, none. */
type Look = { tokens: readonly Token[]; bits: (number | undefined)[] };

/** Looks that are remembered: a clause, its words in the singular, and the words before its list take turns. */
const mostLooks = 4;
const fewWords = 3;

const masks: Mask[] = [];
let tables = 0;
let last: Look | null = null;
let looks: Look[] = [];

/** Keeps what a table of phrases begins with. */
export function addTable(beginnings: Beginnings): TableBeginnings {
  const index = Math.floor(tables / perMask);
  const bit = 1 << (tables % perMask);
  tables++;
  const mask = masks[index] ?? {
    alone: new Int32Array(step),
    first: new Int32Array(step),
    second: new Int32Array(step),
  };
  for (const kind of ["alone", "first", "second"] as const) mask[kind] = withBit(mask[kind], beginnings[kind], bit);
  masks[index] = mask;
  last = null;
  looks = [];
  return { mask: index, bit };
}

function withBit(words: Bits, ids: readonly number[], bit: number): Bits {
  let bits = words;
  for (const id of ids) {
    if (id >= bits.length) bits = enlarged(bits, id);
    bits[id] = (bits[id] ?? 0) | bit;
  }
  return bits;
}

function enlarged(words: Bits, id: number): Bits {
  const more = new Int32Array(Math.ceil((id + 1) / step) * step);
  more.set(words);
  return more;
}

/**
 * Whether a phrase of a table may begin at one of some tokens. All tables are asked about one clause, one after another,
 * and most hold nothing of it: the answers for all tables of a mask are found at once.
 */
export function mayHold(tokens: readonly Token[], { mask, bit }: TableBeginnings): boolean {
  if (last?.tokens !== tokens) last = remembered(tokens);
  // A few words are those that one grammar asks about alone.
  if (last === null && tokens.length <= fewWords) return (bitsIn(tokens, mask) & bit) !== 0;
  last ??= lookAt(tokens);
  last.bits[mask] ??= bitsIn(tokens, mask);
  return ((last.bits[mask] ?? 0) & bit) !== 0;
}

function remembered(tokens: readonly Token[]): Look | null {
  for (const look of looks) if (look.tokens === tokens) return look;
  return null;
}

function lookAt(tokens: readonly Token[]): Look {
  const look = { tokens, bits: masks.map(() => undefined) };
  looks = [look, ...looks.slice(0, mostLooks - 1)];
  return look;
}

function bitsIn(tokens: readonly Token[], index: number): number {
  const mask = masks[index];
  if (!mask) return 0;
  let all = 0;
  for (let at = 0; at < tokens.length; at++) all |= bitsAt(tokens, at, mask);
  return all;
}

/** The next token, from `from` on, at which a phrase of a table may begin; -1 if there is none. */
export function nextBeginning(tokens: readonly Token[], { mask: index, bit }: TableBeginnings, from: number): number {
  const mask = masks[index];
  if (mask) for (let at = from; at < tokens.length; at++) if ((bitsAt(tokens, at, mask) & bit) !== 0) return at;
  return -1;
}

/** The tables of a mask of which a phrase may begin at a token: the token alone, or with the one that comes second. */
function bitsAt(tokens: readonly Token[], at: number, { alone, first, second }: Mask): number {
  const id = tokens[at]?.id ?? 0;
  const next = at + 1 < tokens.length ? (tokens[at + 1]?.id ?? 0) : 0;
  return (alone[id] ?? 0) | ((first[id] ?? 0) & (second[next] ?? 0));
}
