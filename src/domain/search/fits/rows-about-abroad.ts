import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { addRowsHaving, alternativeOf } from "../text/alternatives.ts";
import { knownForm } from "../text/words-of-text.ts";
import { fits } from "./row-fits.ts";
import { emptyRowSet, hasRow, type RowSet } from "./row-set.ts";
import { stepOf } from "./row-steps.ts";

/** The rows that speak of study abroad. */
export function rowsAboutAbroad({ rows: count, text }: CatalogueIndex): RowSet {
  const rows = emptyRowSet(count);
  for (const word of ["abroad", "overseas"])
    for (const each of alternativeOf(text, [knownForm(word)], 1)) addRowsHaving(rows, text, each);
  return rows;
}

/**
 * Who refuses to study in the US misses what is only for its states, or for who may stay there, and speaks of no study abroad: nearly all of
 * these pay for colleges in the US.
 */
export function missStudyInUs(index: CatalogueIndex, steps: Uint8Array): void {
  const { location_restrictions: states, citizenship } = index.lists;
  const abroad = rowsAboutAbroad(index);
  const isOfState = states.values.map((list) => list.length > 0);
  const isOfStatus = citizenship.values.map((list) => list.length > 0 && !list.includes("international"));
  for (let row = 0; row < steps.length; row++) {
    if ((steps[row] as number) >= stepOf(fits.close, false) || hasRow(abroad, row)) continue;
    if (isOfState[states.numbers[row] as number] || isOfStatus[citizenship.numbers[row] as number])
      steps[row] = stepOf(fits.missed, true);
  }
}
