import { dayAsNumber, daysAfter } from "#domain/calendar/day.ts";
import { rowOf, shownRequirementsOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { packedRow } from "#domain/matches/catalogue/results/packed-results.ts";
import { pageOfMatches } from "#domain/matches/catalogue/results/result-pages.ts";
import type { StudentResults } from "#domain/matches/catalogue/results/student-results.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import type { Match } from "#domain/matches/match.ts";
import { MatchSearch } from "#domain/matches/match-list.ts";
import { leastOfPossible } from "#domain/matches/match-vocabulary.ts";
import { hasHighWarning } from "#domain/scams/scam-level.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import type { Deps } from "#server/deps.ts";
import { shownScholarships } from "#server/scholarships/catalogue/shown-rows.ts";
import { matchOf } from "./explain-match.ts";
import { hiddenIn, idsThatPass } from "./marked.ts";
import { catalogueList } from "./match-lists.ts";
import type { MatchedStudent } from "./matched-student.ts";
import { noMark } from "./store.ts";
import { resultsOf } from "./student-results.ts";

/** Matches with a deadline in so many days are due soon. */
const soonDays = 14;
const mostSoon = 5;
const mostOwn = 100;
const toApplyFor = MatchSearch.parse({ submitted: "false" });

/** `own`: what the student tracks or bookmarked and has not sent, if it is open. `soon`: the best of all matches that are due soon. */
type DueMatches = { own: Match[]; soon: Match[] };

/** What is due. `tracked`: the ids of the scholarships that the student tracks and has not sent. */
export async function dueFor(db: Deps["db"], known: MatchedStudent, tracked: readonly string[]): Promise<DueMatches> {
  const { userId, today, index, profile, marks } = known;
  const results = profile && (await resultsOf(index, profile, hiddenIn(marks)));
  const student = results?.student ?? readStudent({});
  const shown = (scholarship: Scholarship): Match => {
    const mark = marks.get(scholarship.id) ?? noMark;
    const compiled = shownRequirementsOf(index, rowOf(index, scholarship.id) as number); // all are of the index
    return matchOf({ userId, student, scholarship, mark, today, compiled });
  };
  const bookmarked = idsThatPass(marks, { bookmarked: true, submitted: false });
  // The rows of the index are in the order of the deadlines, and what has closed is in none.
  const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => rowOf(index, id) ?? []).sort((a, b) => a - b);
  const rows = new Set([...rowsOf(tracked), ...rowsOf(bookmarked)]);
  const own = await shownScholarships(db, index, [...rows].slice(0, mostOwn));
  const soon = results ? await dueSoon(db, known, results.results) : [];
  return { own: own.map(shown), soon: soon.map(shown) };
}

/** The best of the matches due soon, without weak fits, dates that are not confirmed and those with a high warning. */
async function dueSoon(
  db: Deps["db"],
  { index, marks, today }: MatchedStudent,
  results: StudentResults,
): Promise<Scholarship[]> {
  const list = catalogueList({ index, matches: results.matches, marks, search: toApplyFor });
  const last = dayAsNumber(daysAfter(today, soonDays));
  const matches = list.matches.filter((match) => (index.facts.deadline[packedRow(match)] as number) <= last);
  const best = pageOfMatches({ index, matches }, { sort: "match_score", after: null, limit: 4 * mostSoon });
  const rows = best.filter(({ score }) => score >= leastOfPossible).map(({ row }) => row);
  const found = await shownScholarships(db, index, rows);
  return found
    .filter(({ deadline_kind }) => deadline_kind === "fixed")
    .filter(({ warnings }) => !hasHighWarning(warnings))
    .slice(0, mostSoon);
}
