import { addRow, emptyRowSet, hasRow } from "../../../search/fits/row-set.ts";
import type { CatalogueIndex } from "../catalogue-index.ts";
import { compareKeys } from "../compiled-row.ts";
import { firstRowFrom, placeBefore, type RowOrder } from "../row-order.ts";

/** The rows that are gone, in ascending order. */
export function rowsGone({ rows, count, gone }: CatalogueIndex): number[] {
  const found: number[] = [];
  if (gone === null || count === rows) return found;
  for (let row = 0; row < rows; row++) if (hasRow(gone, row)) found.push(row);
  return found;
}

type Changed = { gone: readonly number[]; added: readonly number[] };

/** The order of the rows of an index after some of the one before went and some were appended. Both are in ascending order. */
export function orderAfter(before: CatalogueIndex, after: CatalogueIndex, { gone, added }: Changed): RowOrder {
  const { from } = before.later;
  const goes = new Set(gone);
  const inOrder = [...before.later.inOrder.filter((row) => !goes.has(row)), ...added].sort((a, b) =>
    compareKeys(keysOf(after, a), keysOf(after, b)),
  );
  const places = new Float64Array(after.rows - from);
  const rowOf = new Map<string, number>();
  for (const [at, row] of inOrder.entries()) {
    const known = before.later.places[row - from];
    // The rows in order are the same, and so is the one that a row stands before.
    const base = known === undefined ? firstRowFrom(before, keysOf(after, row)) : Math.ceil(known);
    places[row - from] = placeBefore(base, at + 1, inOrder.length);
    rowOf.set(after.ids[row] as string, row);
  }
  return {
    rows: after.rows,
    count: before.count - gone.length + added.length,
    later: { from, inOrder, places, rowOf },
    gone: goneAfter(before, after.rows, gone),
  };
}

function goneAfter({ gone: before }: CatalogueIndex, rows: number, gone: readonly number[]): RowOrder["gone"] {
  if (before === null && gone.length === 0) return null;
  const all = emptyRowSet(rows);
  if (before !== null) all.set(before);
  for (const row of gone) addRow(all, row);
  return all;
}

const keysOf = ({ ids, facts }: CatalogueIndex, row: number) => ({
  deadline: facts.deadline[row] as number,
  amount: facts.amount[row] as number,
  id: ids[row] as string,
});
