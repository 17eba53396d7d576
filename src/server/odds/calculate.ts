import { readStudent } from "#domain/matches/criteria/student.ts";
import type { Match } from "#domain/matches/match.ts";
import { MatchSearch } from "#domain/matches/match-list.ts";
import { noMatches } from "#domain/odds/calculator-texts.ts";
import { estimateOdds, type Odds } from "#domain/odds/estimate-odds.ts";
import { bestCalculated, type Calculation, type CalculatorAnswer } from "#domain/odds/odds.ts";
import { labelOf } from "#domain/odds/odds-label.ts";
import type { OwnResults } from "#domain/odds/own-results.ts";
import { recommendationsFor, scoreFactorsOf } from "#domain/odds/recommendations.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { Deps } from "#server/deps.ts";
import { matchOf } from "#server/matches/explain-match.ts";
import { listMatches } from "#server/matches/list-matches.ts";
import { marksOf, noMark } from "#server/matches/store.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { findProfile } from "#server/profile/store.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";
import { scholarshipId, scholarshipsInOrder } from "#server/scholarships/store.ts";
import { ownResultsOf } from "./own-results.ts";

type Calculating = Compiling & Pick<Deps, "clock">;

/**
 * How likely the student wins each of these scholarships, or their best matches when `ids` is undefined. Ids that no
 * scholarship has are left out. Throws 404 `no_matches` when none is left.
 */
export async function calculate(
  deps: Calculating,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<CalculatorAnswer> {
  const { answers, own } = await known(deps, userId);
  const found = ids ? await namedMatches(deps, { userId, ids, answers }) : await bestMatches(deps, userId);
  if (found.length === 0) throw nothingToCalculate();
  const factors = scoreFactorsOf(answers);
  return { success: true, calculations: found.map((match) => calculationOf(match, factors, own)) };
}

/** The odds of the student for each of these scholarships, with the match. Ids that no scholarship has are left out. */
export async function oddsOf(
  deps: Calculating,
  userId: string,
  ids: readonly string[],
): Promise<{ match: Match; odds: Odds }[]> {
  const { answers, own } = await known(deps, userId);
  const matches = await namedMatches(deps, { userId, ids, answers });
  return matches.map((match) => ({ match, odds: estimateOdds(match.scholarship, match, own) }));
}

/** What the student answered, nothing without a profile, and how their applications ended. */
async function known({ db }: Calculating, userId: string): Promise<{ answers: ProfileChanges; own: OwnResults }> {
  const [profile, own] = await Promise.all([findProfile(db, userId), ownResultsOf(db, userId)]);
  return { answers: profile ?? {}, own };
}

const nothingToCalculate = () =>
  new Problem(404, "no_matches", noMatches.text, {
    fields: { success: false, error: noMatches.title, message: noMatches.text },
  });

async function bestMatches(deps: Calculating, userId: string): Promise<Match[]> {
  const search = MatchSearch.parse({ limit: String(bestCalculated) });
  return (await listMatches(deps, userId, search)).items;
}

type Named = { userId: string; ids: readonly string[]; answers: ProfileChanges };

async function namedMatches({ clock, db }: Calculating, { userId, ids, answers }: Named): Promise<Match[]> {
  const today = deadlineDay(clock());
  const valid = [...new Set(ids)].filter((id) => scholarshipId.test(id));
  const [scholarships, marks] = await Promise.all([scholarshipsInOrder(db, valid, today), marksOf(db, userId)]);
  const student = readStudent(answers);
  return scholarships
    .filter(({ status }) => status === "active" || status === "closed")
    .map((scholarship) => {
      const mark = marks.get(scholarship.id) ?? noMark;
      return matchOf({ userId, student, scholarship, mark, today });
    });
}

function calculationOf(match: Match, factors: Calculation["scoreFactors"], own: OwnResults): Calculation {
  const odds = estimateOdds(match.scholarship, match, own);
  return {
    scholarshipId: match.scholarship_id,
    scholarshipTitle: match.scholarship.title,
    successProbability: odds.probability,
    scoreFactors: factors,
    recommendations: recommendationsFor({ match, odds, factors }),
    label: labelOf(odds.probability),
    basis: odds.basis,
    scope: odds.scope,
    range: odds.range,
    ruled_out: odds.ruledOut,
    rests_on: odds.restsOn,
  };
}
