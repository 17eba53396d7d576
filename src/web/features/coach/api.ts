import { queryOptions } from "@tanstack/react-query";
import type { CoachRecommendation } from "#domain/matches/coach-recommendation.ts";
import type { coachRoutes } from "#server/coach/routes.ts";
import { sliceClient } from "#web/http/client.ts";

const client = sliceClient<typeof coachRoutes>("/api/coach");

/** `GET /api/coach`: what to work on next, for at most six of the best matches. */
export const coachQuery = queryOptions({
  // Below the key of the matches, so that it is loaded again with them.
  queryKey: ["matches", "coach"],
  queryFn: async ({ signal }): Promise<CoachRecommendation[]> =>
    (await (await client.index.$get({}, { init: { signal } })).json()).items,
});
