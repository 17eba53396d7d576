import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { columnOf } from "../../matches/catalogue/criterion-column.ts";
import { fitsOfLists, listFits, listsNaming, listsOfSides } from "../../matches/catalogue/field-lists.ts";
import { compareAllTopics } from "../../matches/criteria/field/topic-fit.ts";
import { readStudent } from "../../matches/criteria/student.ts";
import type { Constraint } from "../understood.ts";
import { fits, type RowFits, tableOf } from "./row-fits.ts";
import { addRowsByTable, emptyRowSet, type RowSet } from "./row-set.ts";
import { fitsOfSteps, lowerSteps, stepsOf } from "./row-steps.ts";

export type Field = Extract<Constraint, { slot: "field_of_study" }>;

const fitOfList = new Uint8Array(5);
fitOfList[listFits.unclear] = fits.unknown;
fitOfList[listFits.any] = fits.open;
fitOfList[listFits.broader] = fits.close;
fitOfList[listFits.exact] = fits.met;

/**
 * How scholarships stand to fields of which one is enough. What states no field and names another subject ("Women in Construction", for
 * nursing) is unknown, as only its name tells that.
 */
export function fieldFits(index: CatalogueIndex, wanted: readonly Field[]): RowFits {
  const { values, numbers } = index.lists.field_of_study;
  const all = wanted.map(({ value }) => fitsOfLists(index.lists.field_of_study, value));
  const sides = wanted.map(({ value }) => listsOfSides(index.lists.field_of_study, value));
  const table = tableOf(values.length, (number) => {
    if (values[number]?.length === 0) return fits.open;
    let best: number = fits.missed;
    for (const [at, each] of all.entries()) {
      const fit = fitOfList[each[number] as number] as number;
      // A wide list names none of its fields.
      best = Math.max(best, sides[at]?.[number] === 1 ? Math.min(fit, fits.close) : fit);
    }
    return best;
  });
  const named = wanted.map(({ value }) => listsNaming(index.lists.field_of_study, value));
  const states = table.map((_, number) => (named.some((each) => each[number] === 1) ? 1 : 0));
  const others = otherSubjects(index, wanted);
  if (!others.table.includes(fits.unknown)) return { numbers, table, states };
  const steps = stepsOf({ numbers, table, states }, index.rows);
  lowerSteps(steps, others);
  return fitsOfSteps(steps, fits.missed);
}

/** The rows that hold each of these fields only as a side of a wide list such as STEM. */
export function rowsOfSides({ lists, rows: count }: CatalogueIndex, wanted: readonly Field[]): RowSet {
  const { values, numbers } = lists.field_of_study;
  const all = wanted.map(({ value }) => ({
    sides: listsOfSides(lists.field_of_study, value),
    fits: fitsOfLists(lists.field_of_study, value),
  }));
  const table = tableOf(values.length, (number) => {
    const held = all.filter((each) => (each.fits[number] as number) >= listFits.broader);
    return held.length > 0 && held.every(({ sides }) => sides[number] === 1) ? 1 : 0;
  });
  const rows = emptyRowSet(count);
  if (table.includes(1)) addRowsByTable(rows, numbers, table);
  return rows;
}

/** Unknown where the name of a scholarship tells another subject than all of these, and no field is stated. */
function otherSubjects(index: CatalogueIndex, wanted: readonly Field[]): RowFits {
  const { numbers, values } = columnOf(index, "interests");
  const compare = compareAllTopics(values);
  const comparisons = wanted.map(({ value }) => compare(readStudent({ field_of_study: value })));
  const table = tableOf(values.length, (number) => {
    if (!values[number]?.subjects) return fits.met;
    return comparisons.every((of) => of(number)?.result === "against") ? fits.unknown : fits.met;
  });
  return { numbers, table };
}
