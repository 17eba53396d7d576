import { queryOptions } from "@tanstack/react-query";
import type { DeadlineMonths } from "#domain/matches/deadline-months.ts";
import type { DueMatches } from "#domain/matches/match-list.ts";
import type { CatalogueSources } from "#domain/scholarships/catalogue-sources.ts";
import { matchKeys } from "#web/features/matches/shared/match-keys.ts";
import { request } from "#web/http/request.ts";

/** `GET /api/scholarships/count`: the number of open scholarships. */
export const databaseSizeQuery = queryOptions({
  queryKey: ["scholarships", "count"],
  queryFn: async ({ signal }): Promise<{ count: number }> =>
    (await request("/api/scholarships/count", { signal })).json(),
  staleTime: 5 * 60_000,
});

/** `GET /api/matches/by-month`: what the student qualifies for, by the month of its deadline. */
export const deadlineMonthsQuery = queryOptions({
  queryKey: matchKeys.byMonth,
  queryFn: async ({ signal }): Promise<DeadlineMonths> => (await request("/api/matches/by-month", { signal })).json(),
});

/** `GET /api/matches/due`: what the student tracks or bookmarked, and the best matches that are due soon. */
export const dueQuery = queryOptions({
  queryKey: matchKeys.due,
  queryFn: async ({ signal }): Promise<DueMatches> => (await request("/api/matches/due", { signal })).json(),
});

/** `GET /api/stats/sources`: where the scholarships come from, and when they were checked. */
export const catalogueSourcesQuery = queryOptions({
  queryKey: ["stats", "sources"],
  queryFn: async ({ signal }): Promise<CatalogueSources> => (await request("/api/stats/sources", { signal })).json(),
  staleTime: 5 * 60_000,
});
