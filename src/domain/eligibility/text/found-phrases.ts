import { type Hit, PhraseStates } from "./phrase-states.ts";
import { startsIn } from "./start-bits.ts";
import type { Token } from "./tokens.ts";

/** Tables in one number of bits: those on which bitwise operators work. */
const perNumber = 32;

/** The phrases of all tables in some tokens. `bits`: the tables that have some. `starts`: the starts that stand there. */
type Look = { tokens: readonly Token[]; hits: readonly Hit[]; bits: readonly number[]; starts: readonly number[] };

/** Looks that are remembered: those at the clauses of a text, at their parts, and at the words before their lists. */
const mostLooks = 32;
/** A few words are those that one grammar asks about alone. */
const fewWords = 3;

const states = new PhraseStates();
let last: Look | null = null;
let looks: Look[] = [];
/** The place of the next one: the oldest gives way. */
let nextLook = 0;

/** Adds a table to those that are looked for. */
export function addTable(phrases: readonly string[]): number {
  last = null;
  looks = [];
  nextLook = 0;
  return states.addTable(phrases);
}

const noHits: readonly Hit[] = [];

/**
 * The phrases of a table in some tokens. All tables are asked about one clause, one after another, and most have nothing
 * in it: the clause is passed over once for all of them.
 */
export function hitsOf(table: number, tokens: readonly Token[]): readonly Hit[] {
  const { bits, hits } = lookOf(tokens);
  if (((bits[table >> 5] ?? 0) & (1 << (table & 31))) === 0) return noHits;
  return hits.filter((hit) => hit.table === table);
}

/** What one pass over some tokens found. */
export function lookOf(tokens: readonly Token[]): Look {
  if (last?.tokens !== tokens) last = remembered(tokens);
  return last;
}

function remembered(tokens: readonly Token[]): Look {
  for (const look of looks) if (look.tokens === tokens) return look;
  const look = lookAt(tokens);
  if (tokens.length > fewWords) {
    looks[nextLook] = look;
    nextLook = (nextLook + 1) % mostLooks;
  }
  return look;
}

function lookAt(tokens: readonly Token[]): Look {
  const hits = states.hitsIn(tokens.map(({ id }) => id));
  const bits = new Array<number>(Math.ceil(states.tables / perNumber)).fill(0);
  for (const { table } of hits) bits[table >> 5] = (bits[table >> 5] ?? 0) | (1 << (table & 31));
  return { tokens, hits, bits, starts: startsIn(tokens, hits) };
}
