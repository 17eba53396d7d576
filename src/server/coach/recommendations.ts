import { recommend } from "#domain/matches/coach/coach.ts";
import type { CoachRecommendations } from "#domain/matches/coach/coach-recommendation.ts";
import { matchesToWorkOn, type NextMatches, nextMatches } from "#domain/matches/coach/next-matches.ts";
import type { Deps } from "#server/deps.ts";
import { ownResultsOf } from "#server/odds/own-results.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";
import { type CoachSearch, workOn } from "./work-on.ts";

/** The coach's recommendations for the first of the matches to work on. None without a profile. */
export async function coachRecommendations(
  deps: Compiling & Pick<Deps, "clock">,
  userId: string,
  search: CoachSearch = {},
): Promise<CoachRecommendations> {
  const [own, { known, choices, tracking }] = await Promise.all([
    ownResultsOf(deps.db, userId),
    workOn(deps, userId, search),
  ]);
  if (!known.profile) return { items: [], next_cursor: null };
  const essayScore = known.profile.essay_writing_score ?? null;
  return { items: recommend(matchesToWorkOn(choices), { ...tracking, essayScore, own }), next_cursor: null };
}

/** The first five of the same matches, by their days. */
export async function whatToDoNext(
  deps: Compiling & Pick<Deps, "clock">,
  userId: string,
  search: CoachSearch = {},
): Promise<NextMatches> {
  const { choices, tracking } = await workOn(deps, userId, search);
  return { items: nextMatches(choices, tracking) };
}
