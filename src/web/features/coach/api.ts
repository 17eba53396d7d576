import { queryOptions } from "@tanstack/react-query";
import type { CoachRecommendation } from "#domain/matches/coach/coach-recommendation.ts";
import type { coachRoutes } from "#server/coach/routes.ts";
import { matchKeys } from "#web/features/matches/shared/match-keys.ts";
import { sliceClient } from "#web/http/client.ts";
import { localDay } from "#web/ui/use-today.ts";

const client = sliceClient<typeof coachRoutes>("/api/coach");

/** `GET /api/coach`: what to work on next, for at most six of the best matches. */
export const coachQuery = queryOptions({
  queryKey: matchKeys.coach,
  queryFn: async ({ signal }): Promise<CoachRecommendation[]> =>
    (await (await client.index.$get({ query: { day: localDay() } }, { init: { signal } })).json()).items,
});
