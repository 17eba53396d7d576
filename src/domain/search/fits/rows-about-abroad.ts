import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { countryName } from "../../places/countries.ts";
import { addRowsHaving, alternativeOf } from "../text/alternatives.ts";
import { formsOf } from "../text/spelling-corrections.ts";
import { fits } from "./row-fits.ts";
import { emptyRowSet, hasRow, type RowSet } from "./row-set.ts";
import { stepOf } from "./row-steps.ts";

/** The rows that speak of study abroad. */
export const rowsAboutAbroad = (index: CatalogueIndex): RowSet => rowsWith(index, ["abroad", "overseas"]);

function rowsWith({ rows: count, text }: CatalogueIndex, texts: readonly string[]): RowSet {
  const rows = emptyRowSet(count);
  for (const words of texts) for (const each of alternativeOf(text, formsOf(words), 1)) addRowsHaving(rows, text, each);
  return rows;
}

/** Words of sponsors that reach beyond their own country. */
const wide = ["abroad", "overseas", "worldwide", "international", "global", "world"];

/**
 * Who wants to study in `countries`, none of which is the US, misses what has neither their names nor a word of study elsewhere: here nearly
 * all of it pays for colleges in the US.
 */
export function missSilent(index: CatalogueIndex, steps: Uint8Array, countries: readonly string[]): void {
  const speaks = rowsWith(index, [...wide, ...countries.map(countryName)]);
  for (let row = 0; row < steps.length; row++)
    if ((steps[row] as number) < stepOf(fits.close, false) && !hasRow(speaks, row))
      steps[row] = stepOf(fits.missed, true);
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
