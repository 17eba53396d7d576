import { fits, type RowFits } from "./row-fits.ts";
import { addRowsByMasks, addRowsByTable, emptyRowSet, type RowSet } from "./row-set.ts";

/** The rows that are meant for what a constraint says, and not just open to it. */
export const meantRows = (stated: RowFits, rows: number): RowSet => usualSets(stated, rows).meant;

/** The rows that miss it. */
export const missingRows = (stated: RowFits, rows: number): RowSet => usualSets(stated, rows).missing;

/** The meant rows that state it for sure. */
export const statingRows = (stated: RowFits, rows: number): RowSet => usualSets(stated, rows).stating;

/** Those of the meant ones that name it, and not only something that holds it: a state, and not the whole country. */
export const metRows = (stated: RowFits, rows: number): RowSet =>
  rowsThat(stated, "met", rows, (fit) => fit === fits.met);

/** The rows that state too little, or state something else only by their name. */
export const unclearRows = (stated: RowFits, rows: number): RowSet =>
  rowsThat(stated, "unclear", rows, (fit) => fit === fits.unknown);

type UsualSets = Readonly<Record<"meant" | "missing" | "stating", RowSet>>;
const knownSets = new WeakMap<RowFits, UsualSets>();

/** What nearly each search needs, made in one pass over all rows. */
function usualSets(stated: RowFits, rows: number): UsualSets {
  const before = knownSets.get(stated);
  if (before) return before;
  const { numbers, table, states } = stated;
  const masks = table.map((fit, number) => {
    const isMeant = fit >= fits.close;
    const isStating = states ? states[number] === 1 : isMeant;
    return (isMeant ? 1 : 0) | (fit === fits.missed ? 2 : 0) | (isStating ? 4 : 0);
  });
  const sets = { meant: emptyRowSet(rows), missing: emptyRowSet(rows), stating: emptyRowSet(rows) };
  if (masks.some((mask) => mask !== 0)) addRowsByMasks([sets.meant, sets.missing, sets.stating], numbers, masks);
  knownSets.set(stated, sets);
  return sets;
}

const known = new WeakMap<RowFits, Map<string, RowSet>>();

/** Remembered by the name of what they have in common. */
function rowsThat(stated: RowFits, name: string, rows: number, isOne: (fit: number) => boolean): RowSet {
  const ofFits = known.get(stated) ?? new Map<string, RowSet>();
  known.set(stated, ofFits);
  const before = ofFits.get(name);
  if (before) return before;
  const table = stated.table.map((fit) => (isOne(fit) ? 1 : 0));
  const found = emptyRowSet(rows);
  if (table.includes(1)) addRowsByTable(found, stated.numbers, table);
  ofFits.set(name, found);
  return found;
}
