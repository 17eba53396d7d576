import { readStudent } from "#domain/matches/criteria/student.ts";
import type { Match } from "#domain/matches/match.ts";
import { MatchSearch } from "#domain/matches/match-list.ts";
import { estimateOdds } from "#domain/odds/estimate-odds.ts";
import { bestCalculated, type Calculation, type CalculatorAnswer, labelOf, noMatches } from "#domain/odds/odds.ts";
import type { OwnResults } from "#domain/odds/own-results.ts";
import { recommendationsFor, scoreFactorsOf } from "#domain/odds/recommendations.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { deadlineDay } from "#domain/scholarships/deadline-day.ts";
import type { Deps } from "#server/deps.ts";
import { matchOf } from "#server/matches/explain-match.ts";
import { listMatches } from "#server/matches/list-matches.ts";
import { type Marks, marksOf, noMark } from "#server/matches/store.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { findProfile } from "#server/profile/store.ts";
import { scholarshipId, scholarshipsInOrder } from "#server/scholarships/store.ts";

type Calculating = Pick<Deps, "clock" | "db" | "log" | "pool">;

/**
 * How likely the student wins each of these scholarships, or their best matches when `ids` is undefined. Ids that no
 * scholarship has are left out. Throws 404 `no_matches` when none is left.
 */
export async function calculate(
  deps: Calculating,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<CalculatorAnswer> {
  const [profile, marks] = await Promise.all([findProfile(deps.db, userId), marksOf(deps.db, userId)]);
  const found = ids ? await namedMatches(deps, userId, { ids, profile, marks }) : await bestMatches(deps, userId);
  if (found.length === 0) throw nothingToCalculate();
  const own = resultsOf(marks);
  return { success: true, calculations: found.map((match) => calculationOf(match, profile ?? {}, own)) };
}

const nothingToCalculate = () =>
  new Problem(404, "no_matches", noMatches.text, {
    fields: { success: false, error: noMatches.title, message: noMatches.text },
  });

async function bestMatches(deps: Calculating, userId: string): Promise<Match[]> {
  const search = MatchSearch.parse({ limit: String(bestCalculated) });
  return (await listMatches(deps, userId, search)).items;
}

type Named = { ids: readonly string[]; profile: ProfileChanges | null; marks: Marks };

async function namedMatches({ clock, db }: Calculating, userId: string, { ids, profile, marks }: Named) {
  const today = deadlineDay(clock());
  const student = readStudent(profile ?? {});
  const known = [...new Set(ids)].filter((id) => scholarshipId.test(id));
  const scholarships = await scholarshipsInOrder(db, known, today);
  return scholarships
    .filter(({ status }) => status === "active" || status === "closed")
    .map((scholarship) => {
      const mark = marks.get(scholarship.id) ?? noMark;
      return matchOf({ userId, student, scholarship, mark, today });
    });
}

/** How many of the student's applications were decided, as their matches show. */
function resultsOf(marks: Marks): OwnResults {
  const statuses = [...marks.values()].map((mark) => mark.application_status);
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return { won: count("awarded"), lost: count("rejected") };
}

function calculationOf(match: Match, profile: ProfileChanges, own: OwnResults): Calculation {
  const odds = estimateOdds(match.scholarship, match, own);
  const factors = scoreFactorsOf(profile);
  return {
    scholarshipId: match.scholarship_id,
    scholarshipTitle: match.scholarship.title,
    successProbability: odds.probability,
    scoreFactors: factors,
    recommendations: recommendationsFor({ match, odds, factors }),
    label: labelOf(odds.probability),
    basis: odds.basis,
    range: odds.range,
    ruled_out: odds.ruledOut,
    rests_on: odds.restsOn,
  };
}
