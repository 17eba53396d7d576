import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { isForStudyAbroad } from "../order/narrowness.ts";
import { type Constraint, isHome, isHomeAbroad } from "../understood.ts";
import { constraintFits } from "./constraint-fits.ts";
import { tableOf } from "./row-fits.ts";
import { addRowsByTable, emptyRowSet, keepRows, type RowSet } from "./row-set.ts";
import { meantRows } from "./rows-by-fit.ts";

/** Who is from another country, and says no status, is looked for as an international student too. */
export const isFromAbroad = (constraints: readonly Constraint[]): boolean =>
  constraints.some(isHomeAbroad) && constraints.every(({ slot }) => slot !== "citizenship");

/** Who names where they are from, and no country to study in. */
export const isHomeAlone = (each: Constraint): boolean => each.slot !== "country" || isHome(each);

const forStudyAbroad = tableOf(256, (narrow) => (isForStudyAbroad(narrow) ? 1 : 0));

/** Those of these rows that are for studies outside the US: who is from elsewhere is as welcome there as anybody. */
export function abroadOf({ facts: { narrow } }: CatalogueIndex, rows: RowSet): RowSet {
  const abroad = emptyRowSet(narrow.length);
  addRowsByTable(abroad, narrow, forStudyAbroad);
  keepRows(abroad, rows);
  return abroad;
}

/** The rows that are meant for international students. */
export function meantForAbroad(index: CatalogueIndex): RowSet {
  const [unit] = constraintFits(index, [{ slot: "citizenship", value: "international", words: "" }]);
  return unit ? meantRows(unit.fits, index) : emptyRowSet(index.rows);
}
