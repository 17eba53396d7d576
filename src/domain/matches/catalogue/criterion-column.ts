import type { CriterionKey } from "../../scholarships/vocabulary.ts";
import { criteria } from "../criteria/criteria.ts";
import type { Requirements } from "../criteria/requirements.ts";
import type { CatalogueIndex, Column } from "./catalogue-index.ts";

/** The different requirements of one criterion; null where a scholarship requires nothing. Throws if the index lacks them. */
export function columnOf<Key extends CriterionKey>(
  { columns }: CatalogueIndex,
  key: Key,
): Column<Requirements[Key] | null> {
  const column = columns[criteria.findIndex((criterion) => criterion.key === key)];
  if (!column) throw new Error(`The index has no column of the criterion ${key}.`);
  return column as Column<Requirements[Key] | null>; // what `requirement` of the criterion returned
}
