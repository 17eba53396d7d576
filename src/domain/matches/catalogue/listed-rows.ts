import type { ScholarshipSearch } from "../../scholarships/scholarship-search.ts";
import { type CatalogueIndex, levelBit, notStated } from "./catalogue-index.ts";
import { fitsOfLists, listFits } from "./field-lists.ts";
import { matchesThat, type PackedMatches, packedRow } from "./packed-results.ts";

/** The filters of a list, without its words. */
export type FactFilters = Pick<
  ScholarshipSearch,
  "academic_level" | "field_of_study" | "amount_min" | "amount_max" | "gpa"
>;

/** The rows that pass the filters. */
export const rowsWithFacts = (index: CatalogueIndex, rows: Uint32Array, filters: FactFilters): Uint32Array =>
  testsOf(index, filters).reduce((left, passes) => matchesThat(left, passes), rows);

/** The matches that pass the filters. */
export function matchesWithFacts(index: CatalogueIndex, matches: PackedMatches, filters: FactFilters): PackedMatches {
  return testsOf(index, filters).reduce(
    (left, passes) => matchesThat(left, (match) => passes(packedRow(match))),
    matches,
  );
}

function testsOf(index: CatalogueIndex, filters: FactFilters): ((row: number) => boolean)[] {
  const { facts, lists } = index;
  const { academic_level, field_of_study, amount_min, amount_max, gpa } = filters;
  const tests: ((row: number) => boolean)[] = [];
  if (academic_level) {
    const bit = levelBit(academic_level);
    tests.push((row) => ((facts.levels[row] as number) & bit) !== 0);
  }
  if (field_of_study) {
    const { numbers } = lists.field_of_study;
    const fits = fitsOfLists(lists.field_of_study, field_of_study);
    tests.push((row) => (fits[numbers[row] as number] as number) >= listFits.any);
  }
  // An amount that is not stated passes no filter, and a GPA that is not stated passes every one.
  if (amount_min !== undefined)
    tests.push((row) => facts.amount_min[row] !== notStated && (facts.amount_min[row] as number) >= amount_min);
  if (amount_max !== undefined)
    tests.push((row) => facts.amount_max[row] !== notStated && (facts.amount_max[row] as number) <= amount_max);
  if (gpa !== undefined) tests.push((row) => facts.gpa[row] === notStated || (facts.gpa[row] as number) <= gpa);
  return tests;
}
