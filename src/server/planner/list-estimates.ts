import { isOverForClass } from "#domain/matches/criteria-summary.ts";
import { mostEstimates, type ScholarshipEstimate } from "#domain/planner/estimate.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { isAidByForm } from "#domain/scholarships/to-send/aid-by-form.ts";
import { scholarshipsToDo } from "#server/applications/store.ts";
import type { Deps } from "#server/deps.ts";
import { oddsOf } from "#server/odds/calculate.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";

/** The chance and the match score of each tracked scholarship to apply for, those with the next deadlines first. */
export async function listEstimates(
  deps: Compiling & Pick<Deps, "clock">,
  userId: string,
): Promise<ScholarshipEstimate[]> {
  const today = deadlineDay(deps.clock());
  const ids = await scholarshipsToDo(deps.db, userId, { today, limit: mostEstimates });
  if (ids.length === 0) return [];
  const odds = await oddsOf(deps, userId, ids);
  return odds.map(({ match, odds: { range, probability, scope } }) => ({
    scholarship_id: match.scholarship_id,
    match_score: match.match_score,
    chance: range && { ...range, estimate: probability },
    is_aid: scope === "aid" || isAidByForm(match.scholarship),
    ...(isOverForClass(match.factors, match.scholarship) && { over_for_class: true as const }),
  }));
}
