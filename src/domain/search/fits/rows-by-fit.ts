import { fits, type RowFits } from "./row-fits.ts";
import { addRowsByTable, emptyRowSet, type RowSet } from "./row-set.ts";

/** The rows that are meant for what a constraint says, and not just open to it. */
export const meantRows = (stated: RowFits, rows: number): RowSet =>
  rowsThat(stated, "meant", rows, (fit) => fit >= fits.close);

/** Those of them that name it, and not only something that holds it: a state, and not the whole country. */
export const metRows = (stated: RowFits, rows: number): RowSet =>
  rowsThat(stated, "met", rows, (fit) => fit === fits.met);

/** The rows that state too little, or state something else only by their name. */
export const unclearRows = (stated: RowFits, rows: number): RowSet =>
  rowsThat(stated, "unclear", rows, (fit) => fit === fits.unknown);

/** The rows that miss it; null where none does. */
export const missingRows = (stated: RowFits, rows: number): RowSet | null =>
  stated.table.includes(fits.missed) ? rowsThat(stated, "missing", rows, (fit) => fit === fits.missed) : null;

/** The meant rows that state it for sure. */
export const statingRows = (stated: RowFits, rows: number): RowSet =>
  stated.states
    ? rowsThat(stated, "stating", rows, (_, number) => stated.states?.[number] === 1)
    : meantRows(stated, rows);

const known = new WeakMap<RowFits, Map<string, RowSet>>();

/** Remembered by the name of what they have in common. */
function rowsThat(
  stated: RowFits,
  name: string,
  rows: number,
  isOne: (fit: number, number: number) => boolean,
): RowSet {
  const ofFits = known.get(stated) ?? new Map<string, RowSet>();
  known.set(stated, ofFits);
  const before = ofFits.get(name);
  if (before) return before;
  const table = stated.table.map((fit, number) => (isOne(fit, number) ? 1 : 0));
  const found = emptyRowSet(rows);
  if (table.includes(1)) addRowsByTable(found, stated.numbers, table);
  ofFits.set(name, found);
  return found;
}
