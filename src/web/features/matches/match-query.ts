import type { MatchSearchParams } from "./match-search-params.ts";

const filterKeys = ["q", "academic_level", "field_of_study", "amount_min", "amount_max", "gpa"] as const;

/** The filters of the bar, without the tab, the section, the order and the open row. */
export type MatchFilters = Pick<MatchSearchParams, (typeof filterKeys)[number]>;

export function filtersOf(search: MatchSearchParams): MatchFilters {
  return Object.fromEntries(filterKeys.map((key) => [key, search[key]]));
}

/** How many filters of the bar narrow the list, the search words included. */
export function activeFilters(search: MatchSearchParams): number {
  return filterKeys.filter((key) => search[key] !== undefined).length;
}

/** The search params without filters and section; tab and order stay. */
export function withoutFilters(search: MatchSearchParams): MatchSearchParams {
  return { tab: search.tab, sort: search.sort };
}

/** Whether the tab lists the student's own choice, without the sections of the catalog. */
export function isOwnList({ tab }: Pick<MatchSearchParams, "tab">): boolean {
  return tab === "bookmarked" || tab === "applied";
}

/** Whether the tab lists matches. The other tabs ask for their own data. */
export function listsMatches({ tab }: Pick<MatchSearchParams, "tab">): boolean {
  return tab !== "search" && tab !== "discovery";
}

/** The query of GET /api/matches for the search params. Params that list the same matches give equal queries. */
export function matchQuery(search: MatchSearchParams): Record<string, string> {
  const query = {
    ...filtersOf(search),
    sort: search.sort ?? "relevance",
    section: search.section,
    bookmarked: search.tab === "bookmarked" ? true : undefined,
    applied: search.tab === "applied" ? true : undefined,
  };
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
}
