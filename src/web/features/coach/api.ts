import { queryOptions } from "@tanstack/react-query";
import type { CoachRecommendation } from "#domain/matches/coach/coach-recommendation.ts";
import type { coachRoutes } from "#server/coach/routes.ts";
import { matchKeys } from "#web/features/matches/shared/match-keys.ts";
import { sliceClient } from "#web/http/client.ts";

const client = sliceClient<typeof coachRoutes>("/api/coach");

/** `GET /api/coach`: what to work on next, for at most six of the best matches. `day`: the student's, YYYY-MM-DD. */
export const coachQuery = (day: string) =>
  queryOptions({
    queryKey: matchKeys.coach(day),
    queryFn: async ({ signal }): Promise<CoachRecommendation[]> =>
      (await (await client.index.$get({ query: { day } }, { init: { signal } })).json()).items,
  });
