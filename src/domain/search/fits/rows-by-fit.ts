import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { fits, type RowFits } from "./row-fits.ts";
import { addRowsByMasks, addRowsByTable, emptyRowSet, longerRowSet, type RowSet, removeRows } from "./row-set.ts";

/** The index whose rows they are. Those of its scholarships that are gone are in no set. */
type Rows = Pick<CatalogueIndex, "rows" | "gone">;

const where = (table: Uint8Array, isOne: (fit: number) => boolean) => table.map((fit) => (isOne(fit) ? 1 : 0));
const isMeant = (fit: number) => fit >= fits.close;

/** 1 for each number of a column whose rows are in the set, by the name of the set. */
const tables = {
  meant: ({ table }: RowFits) => where(table, isMeant),
  missing: ({ table }: RowFits) => where(table, (fit) => fit === fits.missed),
  stating: ({ table, states }: RowFits) => states ?? where(table, isMeant),
  met: ({ table }: RowFits) => where(table, (fit) => fit === fits.met),
  unclear: ({ table }: RowFits) => where(table, (fit) => fit === fits.unknown),
};
type Name = keyof typeof tables;

/** The rows that are meant for what a constraint says, and not just open to it. */
export const meantRows = (stated: RowFits, index: Rows): RowSet => usualRows(stated, "meant", index);

/** The rows that miss it. */
export const missingRows = (stated: RowFits, index: Rows): RowSet => usualRows(stated, "missing", index);

/** The meant rows that state it for sure. */
export const statingRows = (stated: RowFits, index: Rows): RowSet => usualRows(stated, "stating", index);

/** Those of the meant ones that name it, and not only something that holds it: a state, and not the whole country. */
export const metRows = (stated: RowFits, index: Rows): RowSet => rowsThat(stated, "met", index);

/** The rows that state too little, or state something else only by their name. */
export const unclearRows = (stated: RowFits, index: Rows): RowSet => rowsThat(stated, "unclear", index);

const known = new WeakMap<RowFits, Map<Name, RowSet>>();

function knownOf(stated: RowFits): Map<Name, RowSet> {
  const ofFits = known.get(stated) ?? new Map<Name, RowSet>();
  known.set(stated, ofFits);
  return ofFits;
}

/** What nearly each search needs, made in one pass over all rows. */
function usualRows(stated: RowFits, name: "meant" | "missing" | "stating", { rows, gone }: Rows): RowSet {
  const ofFits = knownOf(stated);
  const before = ofFits.get(name);
  if (before) return before;
  const [meant, missing, stating] = [tables.meant(stated), tables.missing(stated), tables.stating(stated)];
  const masks = meant.map((bit, at) => bit | ((missing[at] as number) << 1) | ((stating[at] as number) << 2));
  const sets = { meant: emptyRowSet(rows), missing: emptyRowSet(rows), stating: emptyRowSet(rows) };
  if (masks.some((mask) => mask !== 0)) addRowsByMasks([sets.meant, sets.missing, sets.stating], stated.numbers, masks);
  for (const each of ["meant", "missing", "stating"] as const) {
    if (gone !== null) removeRows(sets[each], gone);
    ofFits.set(each, sets[each]);
  }
  return sets[name];
}

function rowsThat(stated: RowFits, name: Name, index: Rows): RowSet {
  const ofFits = knownOf(stated);
  const before = ofFits.get(name);
  if (before) return before;
  const found = emptyRowSet(index.rows);
  addRowsFrom(0, found, { stated, name, index });
  ofFits.set(name, found);
  return found;
}

type Adding = { stated: RowFits; name: Name; index: Rows };

function addRowsFrom(from: number, set: RowSet, { stated, name, index }: Adding): void {
  const table = tables[name](stated);
  if (table.includes(1)) addRowsByTable(set, stated.numbers, table, from);
  if (index.gone !== null) removeRows(set, index.gone);
}

/**
 * Makes the sets of fits that were known for fewer rows known for `now`, the same fits and those of the rows that a change appended. Only the appended rows, and
 * those that are gone in `index`, are looked at.
 */
export function followRows(before: RowFits, now: RowFits, index: Rows): void {
  const ofFits = knownOf(now);
  for (const [name, set] of known.get(before) ?? []) {
    const longer = longerRowSet(set, index.rows);
    addRowsFrom(before.numbers.length, longer, { stated: now, name, index });
    ofFits.set(name, longer);
  }
}
