import { z } from "zod";
import { matchingLevels } from "../../profile/answers/academic-level.ts";
import { filterLimits } from "./filter-limits.ts";

const words = (longest: number) =>
  z
    // The router reads `2026` and `true` as a number and a boolean.
    .union([z.string(), z.number(), z.boolean()])
    .transform((value) => String(value).trim())
    .pipe(z.string().min(1).max(longest))
    .optional()
    .catch(undefined);
const number = (schema: z.ZodType<number, number>) =>
  z
    .union([z.number(), z.string().trim().min(1)])
    .transform(Number)
    .pipe(schema)
    .optional()
    .catch(undefined);
const dollars = number(z.int().min(0).max(filterLimits.dollars));

export const catalogueSorts = ["amount", "deadline", "newest"] as const;

/** The search params of /browse/search. Unknown and invalid values are left out. Without `sort`, by relevance. */
export const CatalogueSearchParams = z.object({
  q: words(filterLimits.q),
  academic_level: z.enum(matchingLevels).optional().catch(undefined),
  field_of_study: words(filterLimits.field_of_study),
  sponsor: words(filterLimits.sponsor),
  amount_min: dollars,
  amount_max: dollars,
  gpa: number(z.number().min(0).max(filterLimits.gpa)),
  sort: z.enum(catalogueSorts).optional().catch(undefined),
  /** Where the results continue, from `next_cursor` of the page before. */
  cursor: z.string().max(filterLimits.cursor).optional().catch(undefined),
});
export type CatalogueSearchParams = z.infer<typeof CatalogueSearchParams>;

/** The given search params as a query string: `?q=nursing&gpa=3`, or "" for none. */
export function searchText(search: CatalogueSearchParams): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  return given.map(([key, value], at) => `${at === 0 ? "?" : "&"}${key}=${encodeURIComponent(value ?? "")}`).join("");
}

/** The title of the page for these words. */
export const catalogueSearchTitle = (q: string | undefined): string =>
  q === undefined ? "Search scholarships" : `Scholarships for “${q}”`;
