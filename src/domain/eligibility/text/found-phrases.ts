import { type Hit, PhraseStates } from "./phrase-states.ts";
import { startsIn } from "./start-bits.ts";
import type { Token } from "./tokens.ts";

/** Tables in one number of bits: those on which bitwise operators work. */
const perNumber = 32;

/** The phrases of all tables in some tokens. `bits`: the tables that have some. `starts`: the starts that stand there. */
type Look = { tokens: readonly Token[]; hits: readonly Hit[]; bits: readonly number[]; starts: readonly number[] };

/** Looks that are remembered: those at the clauses of many texts, at their parts, and at the words before their lists. */
const mostLooks = 4096;
/** A few words are those that one grammar asks about alone. */
const fewWords = 3;

const states = new PhraseStates();
/** What stands in no words: most clauses have no words before them. */
const noLook: Look = { tokens: [], hits: [], bits: [], starts: [] };
let last = noLook;
const looks = new Map<readonly Token[], Look>();
/** As many as `bits` of a look has. */
let noBits: readonly number[] = [];

/** Adds a table to those that are looked for. */
export function addTable(phrases: readonly string[]): number {
  last = noLook;
  looks.clear();
  const table = states.addTable(phrases);
  noBits = new Array<number>(Math.ceil(states.tables / perNumber)).fill(0);
  return table;
}

const noHits: readonly Hit[] = [];

/**
 * The phrases of a table in some tokens. All tables are asked about one clause, one after another, and most have nothing
 * in it: the clause is passed over once for all of them.
 */
export function hitsOf(table: number, tokens: readonly Token[]): readonly Hit[] {
  if (tokens.length === 0) return noHits;
  const { bits, hits } = lookOf(tokens);
  if (((bits[table >> 5] ?? 0) & (1 << (table & 31))) === 0) return noHits;
  return hits.filter((hit) => hit.table === table);
}

/** What one pass over some tokens found. */
export function lookOf(tokens: readonly Token[]): Look {
  if (tokens.length === 0) return noLook;
  if (last.tokens !== tokens) last = remembered(tokens);
  return last;
}

function remembered(tokens: readonly Token[]): Look {
  const known = looks.get(tokens);
  if (known) return known;
  const look = lookAt(tokens);
  if (looks.size === mostLooks) looks.clear();
  if (tokens.length > fewWords) looks.set(tokens, look);
  return look;
}

function lookAt(tokens: readonly Token[]): Look {
  const hits = states.hitsIn(tokens.map(({ id }) => id));
  const bits = noBits.slice();
  for (const { table } of hits) bits[table >> 5] = (bits[table >> 5] ?? 0) | (1 << (table & 31));
  return { tokens, hits, bits, starts: startsIn(tokens, hits) };
}
