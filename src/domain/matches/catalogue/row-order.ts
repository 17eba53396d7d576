import { hasRow, type RowSet } from "../../search/fits/row-set.ts";
import type { CatalogueIndex, TieKeys } from "./catalogue-index.ts";

/**
 * Which rows of an index count, and their order. Rows before `later.from` stand in the order of equal scores. The few that
 * changes appended since are a tail behind them, in the order of the changes.
 */
export type RowOrder = {
  /** How many rows there are, also those that are gone. */
  rows: number;
  /** How many scholarships there are: rows, without those that are gone. */
  count: number;
  later: LaterRows;
  /** The rows whose scholarships changed or are gone. Each pass over all rows has to leave them out. */
  gone: RowSet | null;
};

type LaterRows = {
  /** The first row of the tail. */
  from: number;
  /** Those of the tail that are not gone, in the order of equal scores. */
  inOrder: readonly number[];
  /** Where each row of the tail, beginning with the first, belongs among the rows before: between two of them. */
  places: Float64Array;
  rowOf: ReadonlyMap<string, number>;
};

/** So many rows in the order of equal scores, and nothing else. */
export const allInOrder = (rows: number): RowOrder => ({
  rows,
  count: rows,
  later: { from: rows, inOrder: [], places: new Float64Array(0), rowOf: new Map() },
  gone: null,
});

/** Whether no row is gone, and none stands behind those in order. */
export const areAllInOrder = ({ rows, later, gone }: CatalogueIndex): boolean => gone === null && later.from === rows;

/** Whether the scholarship of a row is gone, or has another row by now. */
export const isGone = ({ gone }: Pick<RowOrder, "gone">, row: number): boolean => gone !== null && hasRow(gone, row);

/** The place of a row in the order of equal scores: a number that grows with it. */
export const placeInOrder = ({ later: { from, places } }: Pick<RowOrder, "later">, row: number): number =>
  row < from ? row : (places[row - from] as number);

/** The place of a row that belongs before the row `base`, and is the `rank`th of the tail, from 1, which has so many rows. */
export const placeBefore = (base: number, rank: number, rows: number): number => base - 1 + rank / (rows + 1);

/** The place of what has these keys, even where it is in no row. */
export function placeOfKeys(index: CatalogueIndex, keys: TieKeys): number {
  const { ids, later } = index;
  const row = later.rowOf.get(keys.id);
  if (row !== undefined && hasKeys(index, row, keys)) return placeInOrder(index, row);
  const base = firstRowFrom(index, keys);
  if (ids[base] === keys.id && base < later.from) return base;
  const before = later.inOrder.filter((each) => !notBefore(index, each, keys)).length;
  return placeBefore(base, before + 0.5, later.inOrder.length);
}

const hasKeys = ({ facts }: CatalogueIndex, row: number, { deadline, amount }: TieKeys): boolean =>
  facts.deadline[row] === deadline && facts.amount[row] === amount;

/** The first row before `later` that is not before these keys. */
export function firstRowFrom(index: CatalogueIndex, keys: TieKeys): number {
  let [low, high] = [0, index.later.from];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (notBefore(index, middle, keys)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Whether a row is not before these keys in the order of equal scores. */
function notBefore({ ids, facts }: Pick<CatalogueIndex, "ids" | "facts">, row: number, keys: TieKeys): boolean {
  const deadline = facts.deadline[row] as number;
  if (deadline !== keys.deadline) return deadline > keys.deadline;
  const amount = facts.amount[row] as number;
  if (amount !== keys.amount) return amount < keys.amount;
  return (ids[row] as string) >= keys.id;
}

/** Visits the rows that count in the order of equal scores, until `visit` answers false. */
export function visitInOrder({ later, gone }: RowOrder, visit: (row: number) => boolean): void {
  let next = 0;
  for (const row of later.inOrder) {
    const end = Math.ceil(later.places[row - later.from] as number);
    if (!visitFrom(next, end) || !visit(row)) return;
    next = end;
  }
  visitFrom(next, later.from);

  function visitFrom(from: number, to: number): boolean {
    for (let row = from; row < to; row++) if ((gone === null || !hasRow(gone, row)) && !visit(row)) return false;
    return true;
  }
}
