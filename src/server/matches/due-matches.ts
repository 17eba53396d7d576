import { dayAsNumber, daysAfter } from "#domain/calendar/day.ts";
import { type CatalogueIndex, rowOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { packedRow } from "#domain/matches/catalogue/packed-results.ts";
import { pageOfMatches } from "#domain/matches/catalogue/result-pages.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import type { Match } from "#domain/matches/match.ts";
import { type DueMatches, MatchSearch } from "#domain/matches/match-list.ts";
import { leastOfPossible } from "#domain/matches/match-vocabulary.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { scholarshipsToDo } from "#server/applications/store.ts";
import type { Deps } from "#server/deps.ts";
import { findProfile } from "#server/profile/store.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";
import { compiledCatalogue } from "#server/scholarships/catalogue/compiled-catalogue.ts";
import { shownScholarships } from "#server/scholarships/catalogue/shown-rows.ts";
import { matchOf } from "./explain-match.ts";
import { hiddenIn, idsThatPass } from "./marked.ts";
import { catalogueList } from "./match-lists.ts";
import { type Marks, marksOf, noMark } from "./store.ts";
import { resultsOf } from "./student-results.ts";

/** Matches with a deadline in so many days are due soon. */
const soonDays = 14;
const mostSoon = 5;
const mostOwn = 100;
const toApplyFor = MatchSearch.parse({ submitted: "false" });

/** What is due: see `DueMatches`. */
export async function dueMatches(deps: Compiling & Pick<Deps, "clock">, userId: string): Promise<DueMatches> {
  const { db } = deps;
  const today = deadlineDay(deps.clock());
  const [profile, marks, tracked, index] = await Promise.all([
    findProfile(db, userId),
    marksOf(db, userId),
    scholarshipsToDo(db, userId, { today, limit: mostOwn }),
    compiledCatalogue(deps, today),
  ]);
  const student = readStudent(profile ?? {});
  const shown = (scholarship: Scholarship): Match =>
    matchOf({ userId, student, scholarship, mark: marks.get(scholarship.id) ?? noMark, today });
  const bookmarked = idsThatPass(marks, { bookmarked: true, submitted: false });
  // The rows of the index are in the order of the deadlines, and what has closed is in none.
  const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => rowOf(index, id) ?? []).sort((a, b) => a - b);
  const rows = new Set([...rowsOf(tracked), ...rowsOf(bookmarked)]);
  const own = await shownScholarships(db, index, [...rows].slice(0, mostOwn));
  const soon = profile ? await dueSoon(db, { index, profile, marks, today }) : [];
  return { own: own.map(shown), soon: soon.map(shown), tracked };
}

type Matching = { index: CatalogueIndex; profile: Profile; marks: Marks; today: string };

/** The best of the matches due soon, without weak fits, dates that are not confirmed and those with a high warning. */
async function dueSoon(db: Deps["db"], { index, profile, marks, today }: Matching): Promise<Scholarship[]> {
  const { results } = await resultsOf(index, profile, hiddenIn(marks));
  const list = catalogueList({ index, matches: results.matches, marks, search: toApplyFor });
  const last = dayAsNumber(daysAfter(today, soonDays));
  const matches = list.matches.filter((match) => (index.facts.deadline[packedRow(match)] as number) <= last);
  const best = pageOfMatches({ index, matches }, { sort: "match_score", after: null, limit: 4 * mostSoon });
  const rows = best.filter(({ score }) => score >= leastOfPossible).map(({ row }) => row);
  const found = await shownScholarships(db, index, rows);
  return found
    .filter(({ deadline_kind }) => deadline_kind === "fixed")
    .filter(({ warnings }) => warnings.every(({ severity }) => severity !== "high"))
    .slice(0, mostSoon);
}
