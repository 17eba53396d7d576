import { matchingLevelLabels } from "#domain/profile/answers/academic-level.ts";
import type { CatalogueSearchParams } from "#domain/scholarships/lists/catalogue-search.ts";
import { formatDollars } from "#domain/scholarships/money/money-range.ts";

/** One filter of a search in words, and the search without it. */
export type Condition = { label: string; without: CatalogueSearchParams };

const labels: { [Key in keyof CatalogueSearchParams]?: (value: NonNullable<CatalogueSearchParams[Key]>) => string } = {
  academic_level: (level) => matchingLevelLabels[level],
  field_of_study: (field) => field,
  sponsor: (name) => `From ${name}`,
  amount_min: (dollars) => `At least ${formatDollars(dollars)}`,
  amount_max: (dollars) => `At most ${formatDollars(dollars)}`,
  gpa: (gpa) => `GPA ${gpa}`,
};

/** The filters of a search that are set, in the order of the form. */
export function conditionsOf(search: CatalogueSearchParams): Condition[] {
  const conditions: Condition[] = [];
  const add = <Key extends keyof CatalogueSearchParams>(key: Key) => {
    const value = search[key];
    const label = labels[key];
    if (value === undefined || value === null || !label) return;
    conditions.push({ label: label(value), without: { ...search, [key]: undefined, cursor: undefined } });
  };
  for (const key of ["academic_level", "field_of_study", "sponsor", "amount_min", "amount_max", "gpa"] as const)
    add(key);
  return conditions;
}
