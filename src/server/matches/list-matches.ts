import { z } from "zod";
import { shownRequirementsOf } from "#domain/matches/catalogue/catalogue-index.ts";
import { countWhere } from "#domain/matches/catalogue/results/match-counts.ts";
import { isListed } from "#domain/matches/catalogue/results/packed-results.ts";
import { largestRank, pageOfMatches, placeOf } from "#domain/matches/catalogue/results/result-pages.ts";
import { spreadSponsors } from "#domain/matches/catalogue/results/spread-sponsors.ts";
import { topQuestionOf } from "#domain/matches/catalogue/results/student-results.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import { type Match, MatchSort } from "#domain/matches/match.ts";
import type { MatchPage, MatchSearch } from "#domain/matches/match-list.ts";
import { leastOfPossible } from "#domain/matches/match-vocabulary.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { repeatsBehind } from "#domain/search/order/repeats-behind.ts";
import type { Deps } from "#server/deps.ts";
import { fingerprintOf } from "#server/platform/fingerprint.ts";
import type { Keepable } from "#server/platform/http/compressed-json.ts";
import { readCursor, writeCursor } from "#server/platform/http/cursor.ts";
import { findProfile } from "#server/profile/store.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";
import { compiledCatalogue } from "#server/scholarships/catalogue/compiled-catalogue.ts";
import { readingOf, shownScholarships } from "#server/scholarships/catalogue/shown-rows.ts";
import { scholarshipId, scholarshipsInOrder } from "#server/scholarships/store.ts";
import { matchOf } from "./explain-match.ts";
import { keptPage } from "./kept-pages.ts";
import { hiddenIn, isOfMarked } from "./marked.ts";
import { bestOfList, catalogueList, markedList } from "./match-lists.ts";
import { type MatchedStudent, matchedStudent } from "./matched-student.ts";
import { hiddenIds, noMark } from "./store.ts";
import { resultsOf } from "./student-results.ts";
import { toldAnswersOf } from "./told-answers-of.ts";

type Matching = Compiling & Pick<Deps, "clock">;

/** The place of the last row of a page. `score` is the match score, or the rank for words or of the section with it. */
const Cursor = z.object({
  sort: MatchSort,
  score: z.int().min(0).max(largestRank),
  deadline: z.int(),
  amount: z.int(),
  id: z.string().regex(scholarshipId),
});

/**
 * One page of the student's matches, as it is now. A page continues after the sort keys and id of the last row, so rows
 * that are added or removed meanwhile neither repeat nor hide others. Throws 400 `invalid_cursor` for a cursor of
 * another list.
 */
export async function matchList(deps: Matching, userId: string, search: MatchSearch): Promise<Keepable<MatchPage>> {
  const after = search.cursor ? readCursor(search.cursor, Cursor, ({ sort }) => sort === search.sort) : null;
  const student = await matchedStudent(deps, userId);
  return { kept: keptPage(student, search), read: () => pageOfList(deps.db, student, { search, after }) };
}

/** The page that `matchList` gives. */
export const listMatches = async (deps: Matching, userId: string, search: MatchSearch): Promise<MatchPage> =>
  (await (await matchList(deps, userId, search)).read()).make();

/** The first page of the matches of a student who was just read. */
export const firstMatches = async (db: Deps["db"], known: MatchedStudent, search: MatchSearch): Promise<MatchPage> =>
  (await pageOfList(db, known, { search, after: null })).make();

type Wanted = { search: MatchSearch; after: z.infer<typeof Cursor> | null };

type ReadPage = Awaited<ReturnType<Keepable<MatchPage>["read"]>>;

/** A page without its matches explained, which is most of the work. */
async function pageOfList(
  db: Deps["db"],
  { userId, today, index, profile, marks, submitted }: MatchedStudent,
  { search, after }: Wanted,
): Promise<ReadPage> {
  const counts = { submitted, hidden: hiddenIn(marks).length };
  if (!profile && !isOfMarked(search)) return { state: () => "", make: () => ({ ...emptyPage, ...counts }) };
  const own = profile && (await resultsOf(index, profile, hiddenIn(marks)));
  const student = own?.student ?? readStudent({});
  const weakBelow = search.weak_last ? leastOfPossible : 0;
  const wanted = { sort: search.sort, after, limit: search.limit + 1, weakBelow };
  const best = own && !isOfMarked(search) ? bestOfList(index, own.results, search) : null;
  let list = best;
  let found = best && pageOfMatches(best, wanted);
  // The page goes on behind the best matches, or other matches may come first.
  if (!list || !found || (found.length < wanted.limit && list.matches.length < list.total)) {
    list =
      isOfMarked(search) || !own
        ? await markedList(db, { index, student, marks, search })
        : catalogueList({ index, matches: await own.matches(), marks, search });
    found = pageOfMatches(list, wanted);
  }
  const inOrder = found.slice(0, search.limit);
  const last = found.length > search.limit ? inOrder.at(-1) : undefined;
  const page = after === null && isSpread(search) ? spreadSponsors(list.index, inOrder) : inOrder;
  const rows = new Map(page.map(({ row }) => [list.index.ids[row] ?? "", row]));
  const shown =
    list.index === index
      ? await shownScholarships(db, index, [...rows.values()])
      : await scholarshipsInOrder(db, [...rows.keys()], today);
  const about = {
    next_cursor: last === undefined ? null : writeCursor({ sort: search.sort, ...placeOf(list.index, last) }),
    total: list.total,
    sections: list.sectionCounts,
    one_check: list.oneCheck,
    parts: list.partCounts,
    potential_value: list.potentialValue,
    potential_count: list.potentialCount,
    ...counts,
    unlock: own && topQuestionOf(own.results, own.student.profile, toldAnswersOf(own.student, today, profile.user_id)),
  };
  const explained = (scholarship: Scholarship): Match => {
    const mark = marks.get(scholarship.id) ?? noMark;
    const compiled = shownRequirementsOf(list.index, rows.get(scholarship.id) as number);
    return matchOf({ userId, student, scholarship, mark, today, compiled });
  };
  const inPlace = (matches: Match[]): Match[] =>
    after === null && isSpread(search)
      ? repeatsBehind(matches, { of: ({ scholarship }) => scholarship, groupOf: ({ section }) => section })
      : matches;
  return {
    state: () => fingerprintOf([about, shown.map(readingOf)]),
    make: () => ({ items: inPlace(shown.map(explained)), ...about }),
  };
}

/** Whether the best come first, so that no sponsor needs to have more than a few of the first places, and no scholarship two. */
const isSpread = (search: MatchSearch): boolean =>
  (search.sort === "section" || search.sort === "relevance") && !search.q && !isOfMarked(search);

const emptyPage: MatchPage = {
  items: [],
  next_cursor: null,
  total: 0,
  sections: { qualify: 0, one_answer: 0, check: 0, other_college: 0 },
  one_check: 0,
  parts: { strong_qualify: 0, strong_one_answer: 0, strong_check: 0, good: 0, possible: 0, weak: 0, other_college: 0 },
  potential_value: 0,
  potential_count: 0,
  submitted: 0,
  hidden: 0,
  unlock: null,
};

/** The number of matches in the student's list, or null without a profile. */
export async function countMatches(deps: Matching, userId: string): Promise<number | null> {
  const [profile, hidden, index] = await Promise.all([
    findProfile(deps.db, userId),
    hiddenIds(deps.db, userId),
    compiledCatalogue(deps, deadlineDay(deps.clock())),
  ]);
  if (!profile) return null;
  const { results } = await resultsOf(index, profile, hidden);
  return countWhere(results.counts, isListed);
}
