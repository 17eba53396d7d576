import { CoachRecommendations } from "#domain/matches/coach-recommendation.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

export const docs = routeDocs("Matches", {
  list: {
    summary: "Read what to work on next, for the best matches",
    description:
      "Computed now by fixed rules (docs/how-matching-works.md). The best 10 matches whose application is not submitted " +
      "are loaded, and the first 6 get a recommendation: its priority, the hours it takes, and at most four things to " +
      "do. None without a profile.",
    responses: { 200: answers(CoachRecommendations, "At most six, the best match first") },
    refusals: [401],
  },
});
