import type { CatalogueIndex } from "../matches/catalogue/catalogue-index.ts";
import { type ConstraintFits, meantRows } from "./fits/constraint-fits.ts";
import { isEmpty, keepRows } from "./fits/row-set.ts";
import type { Constraint } from "./understood.ts";

/** Colleges that were said of which no scholarship is known, or, with `fields`, none for these fields. */
export type Unlisted = { colleges: readonly Constraint[]; fields: readonly Constraint[] };

/** Null where no college was said, or where a scholarship is for its students and for one of the fields that were said. */
export function unlistedColleges({ ids }: CatalogueIndex, units: readonly ConstraintFits[]): Unlisted | null {
  const unitOf = (slot: Constraint["slot"]) => units.find((unit) => unit.slot === slot);
  const [college, field] = [unitOf("college"), unitOf("field_of_study")];
  if (!college) return null;
  const rows = meantRows(college.fits, ids.length).slice();
  if (isEmpty(rows)) return { colleges: college.constraints, fields: [] };
  if (!field) return null;
  keepRows(rows, meantRows(field.fits, ids.length));
  return isEmpty(rows) ? { colleges: college.constraints, fields: field.constraints } : null;
}
