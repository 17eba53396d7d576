import type { CatalogueIndex } from "../../matches/catalogue/catalogue-index.ts";
import { columnOf } from "../../matches/catalogue/criterion-column.ts";
import { withoutDoubt } from "../../matches/criteria/doubts.ts";
import { collegeFit } from "../../matches/criteria/places/colleges.ts";
import type { RequiredColleges } from "../../matches/criteria/requirements.ts";
import { collegeName } from "../../places/colleges/college-spelling.ts";
import { collegesMeant } from "../../places/colleges/meant-colleges.ts";
import type { Constraint } from "../understood.ts";
import { best, fits, type RowFits, tableOf, withSureRows } from "./row-fits.ts";

type College = Extract<Constraint, { slot: "college" }>;

/**
 * How scholarships stand to colleges of which one is enough, and to each college that a name may mean. A college that gives a scholarship,
 * which states no other, probably gives it to its own students.
 */
export function collegeFits(index: CatalogueIndex, wanted: readonly College[]): RowFits {
  const own = wanted.flatMap(({ value }) => {
    const meant = collegesMeant(value).colleges.map(({ spelled }) => spelled);
    return [collegeName(value), ...meant];
  });
  const { numbers, values } = columnOf(index, "institution");
  const table = tableOf(values.length, (number) => {
    const value = values[number];
    if (value === null) return fits.open;
    // What the column holds is what `requirement` of its criterion returned.
    return fitOfNames(own, withoutDoubt(value) as RequiredColleges);
  });
  return withSureRows({ numbers, table }, values);
}

function fitOfNames(own: readonly string[], { names, byName }: RequiredColleges): number {
  const fit = best(names.map(collegeName).flatMap((name) => own.map((each) => fitOfFit[collegeFit(each, name)])));
  if (!byName) return fit;
  return fit === fits.met ? fits.close : fits.unknown;
}

const fitOfFit = { same: fits.met, unclear: fits.unknown, other: fits.missed } as const;
