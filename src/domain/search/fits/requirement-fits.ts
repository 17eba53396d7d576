import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { columnOf } from "../../matches/catalogue/criterion-column.ts";
import { isSilence } from "../../matches/criteria/citizenship-fit.ts";
import { withoutDoubt } from "../../matches/criteria/doubts.ts";
import type { RequiredStatus, Requirements } from "../../matches/criteria/requirements.ts";
import type { CriterionKey } from "../../scholarships/vocabulary.ts";
import { fits, type RowFits, tableOf, withSureRows } from "./row-fits.ts";

/** Fits by the different requirements of a criterion. Scholarships without one are open. */
export function requirementFits<Key extends CriterionKey>(
  index: CatalogueIndex,
  key: Key,
  fitFor: (required: Requirements[Key]) => number,
): RowFits {
  const column = columnOf(index, key);
  // The values of a column are what `requirement` of its criterion returned.
  const fitOfValue = (value: unknown) =>
    value === null ? fits.open : fitFor(withoutDoubt(value) as Requirements[Key]);
  const table = tableOf(column.values.length, (number) => fitOfValue(column.values[number]));
  return withSureRows({ numbers: column.numbers, table }, column.values);
}

/** The same for the statuses that may apply. Where nothing tells from where those may come, as matching notes, any may. */
export const statusFits = (index: CatalogueIndex, fitOf: (required: RequiredStatus) => number): RowFits =>
  requirementFits(index, "citizenship", (required) => (isSilence(required) ? fits.open : fitOf(required)));
