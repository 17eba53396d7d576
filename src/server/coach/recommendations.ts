import { matchesLoaded, recommend } from "#domain/matches/coach.ts";
import type { CoachRecommendations } from "#domain/matches/coach-recommendation.ts";
import { MatchSearch } from "#domain/matches/match-list.ts";
import type { Deps } from "#server/deps.ts";
import { dueFor } from "#server/matches/due-matches.ts";
import { firstMatches } from "#server/matches/list-matches.ts";
import { matchedStudent } from "#server/matches/matched-student.ts";
import { ownResultsOf } from "#server/odds/own-results.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";

const bestToApplyFor = MatchSearch.parse({ sort: "match_score", submitted: "false", limit: matchesLoaded });

/**
 * The coach's recommendations: for what the student tracks and has not sent, for the best matches that are due soon, and
 * for the best of all. None without a profile.
 */
export async function coachRecommendations(
  deps: Compiling & Pick<Deps, "clock">,
  userId: string,
): Promise<CoachRecommendations> {
  const known = await matchedStudent(deps, userId);
  const { profile, today } = known;
  if (!profile) return { items: [], next_cursor: null };
  const [own, { items }, due] = await Promise.all([
    ownResultsOf(deps.db, userId),
    firstMatches(deps.db, known, bestToApplyFor),
    dueFor(deps.db, known),
  ]);
  const essayScore = profile.essay_writing_score ?? null;
  const tracked = due.own.filter(
    (match) => due.tracked.includes(match.scholarship_id) && match.eligibility !== "ineligible",
  );
  const matches = new Map([...tracked, ...due.soon, ...items].map((match) => [match.scholarship_id, match]));
  return { items: recommend([...matches.values()], { today, essayScore, own }), next_cursor: null };
}
