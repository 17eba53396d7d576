import type { ScholarshipSearch } from "../../../scholarships/lists/scholarship-search.ts";
import { type CatalogueIndex, levelBit, notStated, yesNoFit } from "../catalogue-index.ts";
import { fitsOfLists, listFits } from "../field-lists.ts";
import { noSponsor, sponsorNumber } from "../sponsor-number.ts";
import { matchesThat, type PackedMatches, packedRow } from "./packed-results.ts";

/** The filters of a list, without its words. */
type FactFilters = Pick<
  ScholarshipSearch,
  "academic_level" | "field_of_study" | "amount_min" | "amount_max" | "gpa" | "essay" | "unstated"
> & { sponsor?: string | undefined };

type RowTest = (row: number) => boolean;

/** The matches that pass the filters. */
export function matchesWithFacts(index: CatalogueIndex, matches: PackedMatches, filters: FactFilters): PackedMatches {
  const passes = factTest(index, filters);
  return passes ? matchesThat(matches, (match) => passes(packedRow(match))) : matches;
}

/** Whether a row passes the filters. Undefined without filters. */
export function factTest(index: CatalogueIndex, filters: FactFilters): RowTest | undefined {
  const [first, ...others] = testsOf(index, filters);
  return first && others.length > 0 ? (row) => first(row) && others.every((passes) => passes(row)) : first;
}

function testsOf(index: CatalogueIndex, filters: FactFilters): RowTest[] {
  const { facts, lists } = index;
  const { academic_level, field_of_study, sponsor, amount_min, amount_max, gpa, essay, unstated = false } = filters;
  const tests: RowTest[] = [];
  if (academic_level) {
    const bit = levelBit(academic_level);
    tests.push((row) => ((facts.levels[row] as number) & bit) !== 0 || (unstated && facts.levels[row] === 0));
  }
  if (field_of_study) {
    const { numbers, values } = lists.field_of_study;
    const fits = fitsOfLists(lists.field_of_study, field_of_study);
    const passing = values.map((list, at) => (fits[at] as number) >= listFits.any || (unstated && list.length === 0));
    tests.push((row) => passing[numbers[row] as number] as boolean);
  }
  if (sponsor) {
    const number = sponsorNumber(sponsor);
    tests.push((row) => number !== noSponsor && facts.sponsor[row] === number);
  }
  // A GPA that is not stated passes every filter.
  const passesAmount = (stated: number, passes: boolean) => (stated === notStated ? unstated : passes);
  if (amount_min !== undefined)
    tests.push((row) => passesAmount(facts.amount_min[row] as number, (facts.amount_min[row] as number) >= amount_min));
  if (amount_max !== undefined)
    tests.push((row) => passesAmount(facts.amount_max[row] as number, (facts.amount_max[row] as number) <= amount_max));
  if (gpa !== undefined) tests.push((row) => facts.gpa[row] === notStated || (facts.gpa[row] as number) <= gpa);
  // What does not say whether it asks for an essay passes both filters, behind what does (`saidFirst`).
  if (essay !== undefined) tests.push((row) => yesNoFit(facts.essay[row] as number, essay) !== "other");
  return tests;
}

/** Whether a row says what a filter wants to know of its essay, and so comes before those that say nothing. Null without the filter. */
export const saidFirst = ({ facts }: CatalogueIndex, { essay }: Pick<FactFilters, "essay">): RowTest | null =>
  essay === undefined ? null : (row) => yesNoFit(facts.essay[row] as number, essay) === "said";
