import { matchesLoaded, recommend } from "#domain/matches/coach.ts";
import type { CoachRecommendations } from "#domain/matches/coach-recommendation.ts";
import { MatchSearch } from "#domain/matches/match-list.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { Deps } from "#server/deps.ts";
import { listMatches } from "#server/matches/list-matches.ts";
import { resultsOf } from "#server/odds/own-results.ts";
import { findProfile } from "#server/profile/store.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";

const bestToApplyFor = MatchSearch.parse({ sort: "match_score", submitted: "false", limit: matchesLoaded });

/** The coach's recommendations for the best matches whose application is not submitted; none without a profile. */
export async function coachRecommendations(
  deps: Compiling & Pick<Deps, "clock">,
  userId: string,
): Promise<CoachRecommendations> {
  const today = deadlineDay(deps.clock());
  const [profile, own, { items }] = await Promise.all([
    findProfile(deps.db, userId),
    resultsOf(deps.db, userId),
    listMatches(deps, userId, bestToApplyFor),
  ]);
  const essayScore = profile?.essay_writing_score ?? null;
  return { items: recommend(items, { today, essayScore, own }), next_cursor: null };
}
