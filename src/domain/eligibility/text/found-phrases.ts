import { type Hit, PhraseStates } from "./phrase-states.ts";
import { startsIn } from "./start-bits.ts";
import type { Token } from "./tokens.ts";

/** Tables in one number of bits: those on which bitwise operators work. */
const perNumber = 32;

/**
 * The phrases of all tables in some tokens. `bits`: the tables that have some. `starts`: the starts that stand there, once somebody
 * asked for them. `other`: another look at tokens of which the first is the same. `round`: it counts while no table is added.
 */
export type Look = {
  tokens: readonly Token[];
  hits: readonly Hit[];
  bits: readonly number[];
  starts: readonly number[] | null;
  other: Look | null;
  round: number;
};

const states = new PhraseStates();
/** As many as `bits` of a look has. */
let noBits: readonly number[] = [];
let round = 0;

const noLook: Look = { tokens: [], hits: [], bits: [], starts: [], other: null, round };
/** The tokens that were asked about last, and the look at them. */
let lastTokens = noLook.tokens;
let last = noLook;

/** Adds a table to those that are looked for. */
export function addTable(phrases: readonly string[]): number {
  round++;
  [lastTokens, last] = [noLook.tokens, noLook];
  const table = states.addTable(phrases);
  noBits = new Array<number>(Math.ceil(states.tables / perNumber)).fill(0);
  return table;
}

const noHits: readonly Hit[] = [];
const noStarts: readonly number[] = [];

/**
 * The phrases of all tables in some tokens, blank where this table has none. All tables are asked about one clause, one after another,
 * and most have nothing in it: the clause is passed over once for all of them.
 */
export function hitsBeside(table: number, tokens: readonly Token[]): readonly Hit[] {
  if (tokens.length === 0) return noHits;
  const { bits, hits } = lookAt(tokens);
  return ((bits[table >> 5] as number) & (1 << (table & 31))) === 0 ? noHits : hits;
}

/** The starts that stand in some tokens. */
export function startsOf(tokens: readonly Token[]): readonly number[] {
  if (tokens.length === 0) return noStarts;
  const look = lookAt(tokens);
  look.starts ??= startsIn(tokens, look.hits);
  return look.starts;
}

function lookAt(tokens: readonly Token[]): Look {
  if (lastTokens !== tokens) {
    last = remembered(tokens);
    lastTokens = tokens;
  }
  return last;
}

/** A look is remembered by the first of its tokens: parts of a clause are cut anew by all who ask about them. */
function remembered(tokens: readonly Token[]): Look {
  const first = tokens[0] as Token;
  const known = first.look?.round === round ? first.look : null;
  for (let look = known; look !== null; look = look.other) if (areSame(look.tokens, tokens)) return look;
  first.look = newLook(tokens, known);
  return first.look;
}

function areSame(some: readonly Token[], others: readonly Token[]): boolean {
  if (some === others) return true;
  if (some.length !== others.length) return false;
  for (let at = some.length - 1; at > 0; at--) if (some[at] !== others[at]) return false;
  return true;
}

function newLook(tokens: readonly Token[], other: Look | null): Look {
  const hits = states.hitsIn(tokens);
  const bits = noBits.slice();
  for (const { table } of hits) bits[table >> 5] = (bits[table >> 5] as number) | (1 << (table & 31));
  return { tokens, hits, bits, starts: null, other, round };
}
