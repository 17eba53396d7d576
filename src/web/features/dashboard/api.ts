import { queryOptions } from "@tanstack/react-query";
import type { NextMatch, NextMatches } from "#domain/matches/coach/next-matches.ts";
import type { DeadlineMonths } from "#domain/matches/deadline-months.ts";
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

/** `GET /api/coach/next`: what to do next, the next deadline first. `day`: the student's, YYYY-MM-DD. */
export const nextMatchesQuery = (day: string) =>
  queryOptions({
    queryKey: matchKeys.next(day),
    queryFn: async ({ signal }): Promise<NextMatch[]> => {
      const { items }: NextMatches = await (await request(`/api/coach/next?day=${day}`, { signal })).json();
      return items;
    },
  });

/** `GET /api/stats/sources`: where the scholarships come from, and when they were checked. */
export const catalogueSourcesQuery = queryOptions({
  queryKey: ["stats", "sources"],
  queryFn: async ({ signal }): Promise<CatalogueSources> => (await request("/api/stats/sources", { signal })).json(),
  staleTime: 5 * 60_000,
});
