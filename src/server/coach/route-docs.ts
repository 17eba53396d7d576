import { CoachRecommendations } from "#domain/matches/coach/coach-recommendation.ts";
import { NextMatches } from "#domain/matches/coach/next-matches.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

export const docs = routeDocs("Matches", {
  list: {
    summary: "Read what to work on next, for the best matches",
    description:
      "Computed now by fixed rules (docs/how-matching-works.md). What the student tracks or bookmarked, what is due soon " +
      "and the best 10 matches whose application is not submitted are loaded, and the first 6 get a recommendation: its " +
      "priority, the hours it takes, and at most four things to do. None without a profile.",
    responses: { 200: answers(CoachRecommendations, "At most six") },
    refusals: [400, 401],
  },
  next: {
    summary: "List what to do next",
    description:
      "The first five of the scholarships that the coach recommends, by their days: those that the student tracks or " +
      "bookmarked, and the best other matches. Each has its next step.",
    responses: { 200: answers(NextMatches, "At most five, the next deadline first") },
    refusals: [400, 401],
  },
});
