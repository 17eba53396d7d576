import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { preparedComparisons } from "#domain/matches/catalogue/results/prepared-comparisons.ts";
import type { Slices } from "#domain/matches/catalogue/slices.ts";
import { preparedFields } from "#domain/search/fits/prepared-fields.ts";
import { linkedWords } from "#domain/search/text/text-index.ts";

/** Reads what students and queries are compared with, for which the first of each would wait otherwise. */
export function* preparedIndex(index: CatalogueIndex): Slices<void> {
  yield* linkedWords(index.text);
  yield* preparedComparisons(index);
  yield* preparedFields(index);
}
