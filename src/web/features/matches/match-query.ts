import type { MatchSort } from "#domain/matches/match-vocabulary.ts";
import type { SavedSearchParams } from "#domain/saved-searches/saved-search.ts";
import type { MatchSearchParams } from "./match-search-params.ts";

/** The filters that pass what states none too, where `unstated` is true. */
const widened = ["academic_level", "field_of_study", "amount_min", "amount_max"] as const;
const narrowing = [...widened, "gpa", "essay"] as const;

/** The filters of the bar, without the tab, the section, the order and the open row. */
export type MatchFilters = Pick<MatchSearchParams, "q" | "unstated" | (typeof narrowing)[number]>;

export function filtersOf(search: MatchSearchParams): MatchFilters {
  const isWidened = widened.some((key) => search[key] !== undefined);
  const filters = Object.fromEntries((["q", ...narrowing] as const).map((key) => [key, search[key]]));
  return { ...filters, unstated: isWidened ? search.unstated : undefined };
}

/** The search params that open a saved search. Words are shown on the Search tab and not searched by themselves. */
export function savedSearchParams(params: SavedSearchParams): MatchSearchParams {
  if (params.list === "search") return { tab: "search", q: params.q };
  const { list, ...filters } = params;
  return filters;
}

/** How many filters besides the search words narrow the list. */
export function activeFilters(search: MatchSearchParams): number {
  return narrowing.filter((key) => search[key] !== undefined).length;
}

/** Whether search words, a filter or a section narrow the list. */
export function isNarrowed(search: MatchSearchParams): boolean {
  return activeFilters(search) > 0 || search.q !== undefined || search.section !== undefined;
}

/** The change that removes every filter. The search words stay. */
export const noFilters: Partial<MatchSearchParams> = Object.fromEntries(
  [...narrowing, "unstated"].map((key) => [key, undefined]),
);

/** The search params without search words, filters and section; the list and its order stay. */
export function withoutFilters(search: MatchSearchParams): MatchSearchParams {
  return { tab: search.tab, hidden: search.hidden, sort: search.sort };
}

/** Whether the list is the student's own choice, without the sections of the catalog. */
export function isOwnList({ tab, hidden }: Pick<MatchSearchParams, "tab" | "hidden">): boolean {
  return tab === "bookmarked" || tab === "applied" || hidden === true;
}

/** Whether the tab lists matches. The other tabs ask for their own data. */
export function listsMatches({ tab }: Pick<MatchSearchParams, "tab">): boolean {
  return tab !== "search" && tab !== "discovery";
}

/** The order without a chosen one: strong fits first, section by section, or what fits the search words best. */
export function usualSort(search: MatchSearchParams): MatchSort {
  return isOwnList(search) || search.q !== undefined ? "relevance" : "section";
}

/** Whether the list shows its parts one after the other. */
export function isBySection(search: MatchSearchParams): boolean {
  return (search.sort ?? usualSort(search)) === "section" && search.section === undefined && !isOwnList(search);
}

/** Whether the order puts weak fits behind the others: they may state a larger amount or a sooner day than any that fits. */
export const hasWeakLast = (search: MatchSearchParams): boolean =>
  (search.sort === "amount" || search.sort === "deadline") && !isOwnList(search);

/** The query of GET /api/matches for the search params. Params that list the same matches give equal queries. */
export function matchQuery(search: MatchSearchParams): Record<string, string> {
  const query = {
    ...filtersOf(search),
    sort: search.sort ?? usualSort(search),
    weak_last: hasWeakLast(search) || undefined,
    section: search.section,
    bookmarked: search.tab === "bookmarked" ? true : undefined,
    submitted: search.tab === "applied" ? true : undefined,
    hidden: search.hidden,
  };
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
}
