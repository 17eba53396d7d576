import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { fits, type RowFits } from "./row-fits.ts";
import { addRowsByMasks, addRowsByTable, emptyRowSet, type RowSet, removeRows } from "./row-set.ts";

/** The index whose rows they are. Those of its scholarships that are gone are in no set. */
type Rows = Pick<CatalogueIndex, "rows" | "gone">;

/** The rows that are meant for what a constraint says, and not just open to it. */
export const meantRows = (stated: RowFits, index: Rows): RowSet => usualSets(stated, index).meant;

/** The rows that miss it. */
export const missingRows = (stated: RowFits, index: Rows): RowSet => usualSets(stated, index).missing;

/** The meant rows that state it for sure. */
export const statingRows = (stated: RowFits, index: Rows): RowSet => usualSets(stated, index).stating;

/** Those of the meant ones that name it, and not only something that holds it: a state, and not the whole country. */
export const metRows = (stated: RowFits, index: Rows): RowSet =>
  rowsThat(stated, "met", index, (fit) => fit === fits.met);

/** The rows that state too little, or state something else only by their name. */
export const unclearRows = (stated: RowFits, index: Rows): RowSet =>
  rowsThat(stated, "unclear", index, (fit) => fit === fits.unknown);

type UsualSets = Readonly<Record<"meant" | "missing" | "stating", RowSet>>;
const knownSets = new WeakMap<RowFits, UsualSets>();

/** What nearly each search needs, made in one pass over all rows. */
function usualSets(stated: RowFits, { rows, gone }: Rows): UsualSets {
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
  if (gone !== null) for (const set of [sets.meant, sets.missing, sets.stating]) removeRows(set, gone);
  knownSets.set(stated, sets);
  return sets;
}

const known = new WeakMap<RowFits, Map<string, RowSet>>();

/** Remembered by the name of what they have in common. */
function rowsThat(stated: RowFits, name: string, { rows, gone }: Rows, isOne: (fit: number) => boolean): RowSet {
  const ofFits = known.get(stated) ?? new Map<string, RowSet>();
  known.set(stated, ofFits);
  const before = ofFits.get(name);
  if (before) return before;
  const table = stated.table.map((fit) => (isOne(fit) ? 1 : 0));
  const found = emptyRowSet(rows);
  if (table.includes(1)) addRowsByTable(found, stated.numbers, table);
  if (gone !== null) removeRows(found, gone);
  ofFits.set(name, found);
  return found;
}
