import { dayAsNumber, daysAfter } from "#domain/calendar/day.ts";
import { rowOf, shownRequirementsOf } from "#domain/matches/catalogue/catalogue-index.ts";
import {
  matchesThat,
  type PackedMatches,
  packedRow,
  packedScore,
  packedSection,
} from "#domain/matches/catalogue/results/packed-results.ts";
import { pageOfMatches } from "#domain/matches/catalogue/results/result-pages.ts";
import { placeInOrder } from "#domain/matches/catalogue/row-order.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import type { Match } from "#domain/matches/match.ts";
import { MatchSearch } from "#domain/matches/match-list.ts";
import { leastOfPossible, sections } from "#domain/matches/match-vocabulary.ts";
import { isLastCall, isWorthWork } from "#domain/matches/worth-work.ts";
import { hasHighWarning } from "#domain/scams/scam-level.ts";
import { deadlineState } from "#domain/scholarships/days/deadline-state.ts";
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
/** What is worth work and has a deadline, or a usual one, in so many days is work for now. */
const workDays = 60;
const mostSoon = 5;
const mostOwn = 100;
const toApplyFor = MatchSearch.parse({ submitted: "false" });

/** `own`: what the student tracks or bookmarked and has not sent, if it is open. `soon`: the best of what is due soon, and of what is worth work and due in two months. */
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
  // The order of equal scores is that of the deadlines, and what has closed is in no row.
  const inOrder = (a: number, b: number) => placeInOrder(index, a) - placeInOrder(index, b);
  const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => rowOf(index, id) ?? []).sort(inOrder);
  const rows = new Set([...rowsOf(tracked), ...rowsOf(bookmarked)]);
  const own = await shownScholarships(db, index, [...rows].slice(0, mostOwn));
  const soon = results ? await dueSoon(db, known, await results.matches()) : [];
  return { own: own.map(shown), soon: soon.map(shown) };
}

/** What is due, by its urgency and then its score, without weak fits. */
async function dueSoon(
  db: Deps["db"],
  { index, marks, today }: MatchedStudent,
  all: PackedMatches,
): Promise<Scholarship[]> {
  const [soon, last] = [soonDays, workDays].map((days) => dayAsNumber(daysAfter(today, days))) as [number, number];
  const due = matchesThat(all, (match) => {
    const day = index.facts.deadline[packedRow(match)] as number;
    return day <= last && (day <= soon ? packedScore(match) >= leastOfPossible : isWorthWorkPacked(match));
  });
  const { matches } = catalogueList({ index, matches: due, marks, search: toApplyFor });
  const best = pageOfMatches({ index, matches }, { sort: "match_score", after: null, limit: 4 * mostSoon });
  const rows = best.map(({ row }) => row);
  const isBest = new Set(rows);
  const packed = new Map(
    [...matchesThat(matches, (match) => isBest.has(packedRow(match)))].map((match) => [
      index.ids[packedRow(match)],
      match,
    ]),
  );
  const found = await shownScholarships(db, index, rows);
  return found
    .flatMap((scholarship) => {
      const match = packed.get(scholarship.id);
      return match === undefined ? [] : fitOf(scholarship, match, today);
    })
    .filter((fit) => isDue(fit, today))
    .toSorted((a, b) => urgency(a, today) - urgency(b, today))
    .slice(0, mostSoon)
    .map(({ scholarship }) => scholarship);
}

const sectionOfPacked = (match: number) => sections[packedSection(match) - 1] ?? null;
const isWorthWorkPacked = (match: number): boolean =>
  isWorthWork({ match_score: packedScore(match), section: sectionOfPacked(match) });

type Fit = { scholarship: Scholarship; worthWork: boolean; qualifies: boolean; lastCall: boolean };

const fitOf = (scholarship: Scholarship, match: number, today: string): Fit => ({
  scholarship,
  worthWork: isWorthWorkPacked(match),
  qualifies: sectionOfPacked(match) === "qualify",
  lastCall: isLastCall({ scholarship, match_score: packedScore(match) }, today),
});

/** What fits and closes within a week and what is worth work and due soon first, then what the student qualifies for, then what else is worth work, then what is due soon. */
function urgency({ worthWork, qualifies, lastCall, scholarship: { deadline } }: Fit, today: string): number {
  if (lastCall) return 0;
  if (!worthWork) return 3;
  if (deadline !== null && deadline <= daysAfter(today, soonDays)) return 0;
  return qualifies ? 1 : 2;
}

/** A date that the sponsor has not confirmed counts for what is worth work only, and none whose round has passed. */
function isDue({ worthWork, scholarship }: Fit, today: string): boolean {
  if (hasHighWarning(scholarship.warnings) || deadlineState(scholarship, today) !== "ahead") return false;
  return worthWork || scholarship.deadline_kind === "fixed";
}
