import fc from "fast-check";
import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { catalogues, profiles } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { type QuestionPath, questionPaths } from "../../profile/question-paths.ts";
import { type ProfileAnswers, readStudent } from "../criteria/student.ts";
import { leastOfGood, sections } from "../match-vocabulary.ts";
import { compareRanks, type Rank, rankOf } from "../order.ts";
import { scoreMatch } from "../score-match.ts";
import { topQuestion } from "../top-question.ts";
import { type CatalogueIndex, noDeadline, requirementsOf, rowOf, tieKeysOf } from "./catalogue-index.ts";
import type { IndexedScholarship } from "./compiled-row.ts";
import { compileIndex } from "./index-builder.ts";
import { factTest, saidFirst } from "./results/listed-rows.ts";
import { matchesThat, packedRow, packedScore, packedSection } from "./results/packed-results.ts";
import { bestRows, type ListPosition, pageOfMatches, placeOf } from "./results/result-pages.ts";
import { resultsFor, resultsInSlices, topQuestionOf } from "./results/student-results.ts";

type ScoredMatch = ReturnType<typeof scoreMatch>;

const byKey = {
  relevance: compareRanks,
  match_score: compareRanks,
  amount: (a: Rank, b: Rank) => (b.amount ?? -1) - (a.amount ?? -1) || compareRanks(a, b),
  deadline: (a: Rank, b: Rank) => {
    const [first, second] = [tieKeysOf(a).deadline, tieKeysOf(b).deadline];
    return first - second || compareRanks(a, b);
  },
};

const rowSorts = ["relevance", "match_score", "amount", "deadline"] as const;
const pages = fc.record({ sort: fc.constantFrom(...rowSorts), limit: fc.integer({ min: 1, max: 9 }) });

/** The question that the most good fits wait for, and then the most dollars, by scoring each of the scholarships alone. */
function topQuestionOfAll(list: readonly IndexedScholarship[], alone: readonly ScoredMatch[], profile: ProfileAnswers) {
  const waiting = list.flatMap(({ amount_max, amount_min }, at) => {
    const { eligibility, open, match_score } = alone[at] as ScoredMatch;
    const isGood = match_score >= leastOfGood;
    return eligibility === "ineligible" ? [] : [{ open, isGood, dollars: amount_max ?? amount_min }];
  });
  const impacts = questionPaths.map((field: QuestionPath) => {
    const waitingForIt = waiting.filter(({ open }) => open.includes(field));
    const dollars = waitingForIt.reduce((sum, each) => sum + (each.dollars ?? 0), 0);
    const good = waitingForIt.filter(({ isGood }) => isGood).length;
    return { field, scholarships: waitingForIt.length, good, dollars };
  });
  return topQuestion(impacts, profile);
}

/** The ids of all matches, read page by page; each page also equals what comes of offering every row. */
function idsByPage(
  index: CatalogueIndex,
  matches: Uint32Array,
  page: { sort: (typeof rowSorts)[number]; limit: number },
) {
  const scores = Array.from(matches, packedScore);
  const paged: string[] = [];
  let after: ListPosition | null = null;
  do {
    const { best, offer } = bestRows(index, { ...page, after });
    for (const [row, score] of scores.entries()) offer(row, score);
    expect(pageOfMatches({ index, matches }, { ...page, after })).toEqual(best);
    paged.push(...best.map(({ row }) => index.ids[row] as string));
    const last: (typeof best)[number] | undefined = best[page.limit - 1];
    after = last === undefined ? null : placeOf(index, last);
  } while (after !== null);
  return paged;
}

// One law, as drawing the samples, compiling the index and scoring each scholarship alone is most of its time.
test("an index gives what scoring each scholarship alone gives: sections, explanations, who is ruled out, the top question, and pages in every order", () => {
  fc.assert(
    fc.property(profiles, catalogues, pages, (profile, list, page) => {
      const index = compileIndex(list, today);
      const student = readStudent(profile);
      const alone = list.map((scholarship) => scoreMatch(student, scholarship, today));
      const whole = resultsFor(index, student, { withRuledOut: true });
      const found = Array.from(whole.matches, (match) => ({
        id: index.ids[packedRow(match)],
        match_score: packedScore(match),
        section: sections[packedSection(match) - 1] ?? null,
      }));
      const wanted = list.map(({ id }, at) => {
        const { match_score, section } = alone[at] as ScoredMatch;
        return { id, match_score, section };
      });
      expect(new Set(found)).toEqual(new Set(wanted));
      for (const [at, scholarship] of list.entries()) {
        const compiled = requirementsOf(index, rowOf(index, scholarship.id) as number);
        expect(scoreMatch(student, scholarship, today, compiled)).toEqual(alone[at]);
      }
      const matches = matchesThat(whole.matches, (match) => packedSection(match) > 0);
      const results = resultsFor(index, student);
      expect(results).toEqual({ ...whole, matches });
      expect(topQuestionOf(results, profile)).toEqual(topQuestionOfAll(list, alone, profile));
      const ranks = list.map((each, at) => rankOf(each, (alone[at] as ScoredMatch).match_score, today));
      expect(idsByPage(index, whole.matches, page)).toEqual(ranks.sort(byKey[page.sort]).map(({ id }) => id));
    }),
    { numRuns: 200 },
  );
});

test("two students whose results are added up in turns get the results that each gets in one go", () => {
  fc.assert(
    fc.property(profiles, profiles, catalogues, (one, other, list) => {
      const index = compileIndex(list, today);
      const students = [readStudent(one), readStudent(other)];
      const slices = students.map((student) => resultsInSlices(index, student, { rowsAtOnce: 2 }));
      const results = new Map<number, unknown>();
      while (results.size < slices.length) {
        for (const [at, each] of slices.entries()) {
          const { done, value } = each.next();
          if (done && value) results.set(at, value);
        }
      }
      expect([results.get(0), results.get(1)]).toEqual(students.map((student) => resultsFor(index, student)));
    }),
    { numRuns: 80 },
  );
});

test("by amount and deadline, matches below a score come last, on every page", () => {
  const list = [50, 40, 30, 20, 10].map((amount_max) => blankScholarship({ id: String(amount_max), amount_max }));
  const index = compileIndex(list, today);
  const scoreOf = (row: number) => (Number(index.ids[row]) % 20 === 10 ? 20 : 60);
  const paged: string[] = [];
  let after: ListPosition | null = null;
  for (let page = 0; page < 3; page++) {
    const { best, offer } = bestRows(index, { sort: "amount", after, limit: 2, weakBelow: 30 });
    for (let row = 0; row < list.length; row++) offer(row, scoreOf(row));
    paged.push(...best.map(({ row }) => index.ids[row] as string));
    after = placeOf(index, best.at(-1) as (typeof best)[number]);
  }
  expect(paged).toEqual(["40", "20", "50", "30", "10"]);
});

test("a page continues after a scholarship that is gone", () => {
  const list = ["a", "b", "c", "d"].map((id) => blankScholarship({ id }));
  const student = readStudent({});
  const whole = compileIndex(list, today);
  const [, second] = resultsFor(whole, student).matches;
  const after = placeOf(whole, { row: 1, score: packedScore(second as number) });
  const index = compileIndex(
    list.filter(({ id }) => id !== "b"),
    today,
  );
  const page = pageOfMatches(
    { index, matches: resultsFor(index, student).matches },
    { sort: "relevance", after, limit: 9 },
  );
  expect(page.map(({ row }) => index.ids[row])).toEqual(["c", "d"]);
});

test("the index does not depend on the order of the scholarships, and finds each of them", () => {
  fc.assert(
    fc.property(catalogues, (list) => {
      const index = compileIndex(list, today);
      expect(compileIndex(list.toReversed(), today).ids).toEqual(index.ids);
      expect(index.ids.map((id) => rowOf(index, id))).toEqual(index.ids.map((_, row) => row));
      expect(rowOf(index, "no such id")).toBeNull();
    }),
  );
});

test("filters pass what states a fitting level, field, amount and GPA", () => {
  const list = [
    blankScholarship({ id: "small", academic_level: ["bachelor"], amount_min: 500, amount_max: 500 }),
    blankScholarship({ id: "large", field_of_study: ["Health professions"], amount_min: 5000, gpa_requirement: 3.1 }),
    blankScholarship({ id: "unsaid" }),
  ];
  const index = compileIndex(list, today);
  const passing = (filters: Parameters<typeof factTest>[1]) =>
    index.ids.filter((_, row) => factTest(index, filters)?.(row) ?? true).toSorted();
  expect(passing({})).toEqual(["large", "small", "unsaid"]);
  expect(passing({ academic_level: "bachelor" })).toEqual(["small"]);
  expect(passing({ field_of_study: "nursing" })).toEqual(["large"]);
  expect(passing({ amount_min: 501 })).toEqual(["large"]);
  expect(passing({ amount_max: 500 })).toEqual(["small"]);
  expect(passing({ gpa: 3 })).toEqual(["small", "unsaid"]);
  expect(passing({ academic_level: "bachelor", amount_min: 400, unstated: true })).toEqual([
    "large",
    "small",
    "unsaid",
  ]);
  expect(passing({ field_of_study: "nursing", amount_min: 501, unstated: true })).toEqual(["large", "unsaid"]);
});

test("what does not say whether it asks for an essay passes, as in a search, and is not what says so", () => {
  const list = [true, false, null].map((essay_required) =>
    blankScholarship({ id: String(essay_required), essay_required }),
  );
  const index = compileIndex(list, today);
  const passing = (test: ((row: number) => boolean) | null | undefined) =>
    index.ids.filter((_, row) => test?.(row) ?? true).toSorted();
  expect(passing(factTest(index, { essay: false }))).toEqual(["false", "null"]);
  expect(passing(factTest(index, { essay: true }))).toEqual(["null", "true"]);
  expect(passing(saidFirst(index, { essay: false }))).toEqual(["false"]);
  expect(saidFirst(index, {})).toBeNull();
});

test("a scholarship that cannot be read is left out, with its error, and the others are there", () => {
  const readable = blankScholarship({ id: "readable", academic_level: ["bachelor"] });
  // Rows written before a column existed, or by hand, can lack a list.
  const unreadable = { ...readable, id: "unreadable", demands: null as unknown as [] };
  const index = compileIndex([unreadable, readable], today);
  expect(index.unreadable.map(({ id }) => id)).toEqual(["unreadable"]);
  expect(index.ids).toEqual(["readable"]);
  expect(index.facts.deadline).toEqual(Int32Array.of(noDeadline));
});
