import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { type ConstraintFits, constraintFits } from "../fits/constraint-fits.ts";
import { isEmpty, keepRows, type RowSet } from "../fits/row-set.ts";
import { meantRows, metRows } from "../fits/rows-by-fit.ts";
import { isWorldRegion } from "../said/countries-said.ts";
import { type Constraint, isHome, type Slot } from "../understood.ts";

/**
 * A subject that was said and that no scholarship is for; with `fields`, a college that has none for these fields. `turned`: of countries, the
 * other meaning of their names, where it finds something: "from Ghana" for "in Ghana".
 */
export type Unlisted = { said: readonly Constraint[]; fields: readonly Constraint[]; turned: readonly Constraint[] };

const alwaysTold: ReadonlySet<Slot> = new Set(["college", "residence", "group", "field_of_study", "family_work"]);

/** The fields, colleges, countries, states, groups and work of relatives that were said and that no scholarship is for. */
export function unlistedOf(index: CatalogueIndex, units: readonly ConstraintFits[]): Unlisted[] {
  const field = units.find(({ slot }) => slot === "field_of_study");
  return units.flatMap(({ slot, constraints: said, fits }): Unlisted[] => {
    // What is for the whole country is for each state.
    const listed = slot === "residence" ? metRows(fits, index) : meantRows(fits, index);
    if (!isEmpty(listed)) {
      const isOfField = slot !== "college" || !field || haveCommon(listed, meantRows(field.fits, index));
      return isOfField ? [] : [{ said, fields: field.constraints, turned: [] }];
    }
    if (alwaysTold.has(slot)) return [{ said, fields: [], turned: [] }];
    // Nearly all scholarships that name no country are for study in the United States.
    if (slot !== "country" || said.some(({ value }) => value === "US")) return [];
    if (said.some(({ value }) => isWorldRegion(String(value)))) return [{ said, fields: [], turned: [] }];
    const turned = said.map(otherWay);
    return [{ said, fields: [], turned: turned.every(isHome) || isListed(index, turned) ? turned : [] }];
  });
}

const isListed = (index: CatalogueIndex, constraints: readonly Constraint[]): boolean =>
  constraintFits(index, constraints).some(({ fits }) => !isEmpty(meantRows(fits, index)));

/** A country where the student is from as one to study in, and the other way around. */
export const otherWay = (constraint: Constraint): Constraint =>
  constraint.slot === "country"
    ? { ...constraint, relation: constraint.relation === "home" ? "study" : "home" }
    : constraint;

function haveCommon(one: RowSet, other: RowSet): boolean {
  const both = one.slice();
  keepRows(both, other);
  return !isEmpty(both);
}
