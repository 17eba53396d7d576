import { z } from "zod";
import { MatchSort } from "#domain/matches/match.ts";
import { MatchingLevel } from "#domain/profile/academic-level.ts";

const words = z.coerce.string().trim().min(1).max(200).optional().catch(undefined);
const dollars = z.coerce.number().int().min(0).max(10_000_000).optional().catch(undefined);

/** What the address of /scholarships holds. Anything else in it, or out of range, is ignored. */
export const MatchAddress = z.object({
  tab: z.enum(["bookmarked"]).optional().catch(undefined),
  q: words,
  academic_level: MatchingLevel.optional().catch(undefined),
  field_of_study: words,
  amount_min: dollars,
  amount_max: dollars,
  gpa: z.coerce.number().min(0).max(4).optional().catch(undefined),
  sort: MatchSort.optional().catch(undefined),
  /** The scholarship whose criteria are open. */
  open: z.string().max(100).optional().catch(undefined),
});
export type MatchAddress = z.infer<typeof MatchAddress>;

const filterKeys = ["q", "academic_level", "field_of_study", "amount_min", "amount_max", "gpa"] as const;

/** The filters of the bar, without the tab, the order and the open row. */
export type MatchFilters = Pick<MatchAddress, (typeof filterKeys)[number]>;

export function filtersOf(search: MatchAddress): MatchFilters {
  return Object.fromEntries(filterKeys.map((key) => [key, search[key]]));
}

/** How many filters narrow the list, the search words included. */
export function activeFilters(search: MatchAddress): number {
  return filterKeys.filter((key) => search[key] !== undefined).length;
}

/** The address without any filter; tab and order stay. */
export function withoutFilters(search: MatchAddress): MatchAddress {
  return { tab: search.tab, sort: search.sort };
}

/** The query of GET /api/matches for an address: two addresses that list the same have equal queries. */
export function matchQuery(search: MatchAddress): Record<string, string> {
  const asked = {
    ...filtersOf(search),
    sort: search.sort ?? "relevance",
    bookmarked: search.tab === "bookmarked" ? true : undefined,
  };
  return Object.fromEntries(
    Object.entries(asked).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
}
