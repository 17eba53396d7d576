import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { columnOf } from "../../matches/catalogue/criterion-column.ts";
import { isForGraduates } from "../order/level-losses.ts";
import { kindsIn, type NarrowKind } from "../order/narrowness.ts";
import { surestWorth } from "../order/worth.ts";
import { tableOf } from "./row-fits.ts";
import { addRowsByTable, emptyRowSet, keepRows, type RowSet, removeRows } from "./row-set.ts";

/** Kinds of requirements that many meet. */
const forMany: ReadonlySet<NarrowKind> = new Set<NarrowKind>(["condition", "task"]);

const forAnybody = new WeakMap<CatalogueIndex, RowSet>();

/** The rows that are for nobody narrower, by any of their requirements but a detail. */
export function rowsForAnybody(index: CatalogueIndex): RowSet {
  const before = forAnybody.get(index);
  if (before) return before;
  const { narrow, levels } = index.facts;
  // A name tells a group too: "100 Black Men of America".
  const { numbers, values } = columnOf(index, "groups");
  const rows = rowsWhere(index, numbers, values.length, (number) => values[number] === null);
  keepRows(
    rows,
    rowsWhere(index, levels, 256, (bits) => !isForGraduates(bits)),
  );
  keepRows(
    rows,
    rowsWhere(index, narrow, 256, (bits) => kindsIn(bits).every((kind) => forMany.has(kind))),
  );
  if (index.gone) removeRows(rows, index.gone);
  forAnybody.set(index, rows);
  return rows;
}

/** Two thirds of the most: what an adviser names to everybody without a doubt. */
const leastWorth = 170;
const toFillUp = new WeakMap<CatalogueIndex, RowSet>();

/** Of the rows that are for anybody those that an adviser names first (`worthOf`). */
export function rowsToFillUp(index: CatalogueIndex): RowSet {
  const before = toFillUp.get(index);
  if (before) return before;
  const rows = rowsForAnybody(index).slice();
  keepRows(
    rows,
    rowsWhere(index, index.facts.worth, surestWorth + 1, (worth) => worth >= leastWorth),
  );
  toFillUp.set(index, rows);
  return rows;
}

/** The rows with such a number in a column, of which there are `different` ones. */
function rowsWhere(
  { rows }: CatalogueIndex,
  numbers: ArrayLike<number>,
  different: number,
  isOne: (number: number) => boolean,
): RowSet {
  const set = emptyRowSet(rows);
  addRowsByTable(
    set,
    numbers,
    tableOf(different, (number) => (isOne(number) ? 1 : 0)),
  );
  return set;
}
