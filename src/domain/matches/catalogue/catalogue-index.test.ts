import fc from "fast-check";
import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { catalogues, profiles } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { ProfileChanges } from "../../profile/profile.ts";
import { type QuestionPath, questionPaths } from "../../profile/question-paths.ts";
import type { MatchableScholarship } from "../criteria/criterion.ts";
import { readStudent } from "../criteria/student.ts";
import { sections } from "../match-vocabulary.ts";
import { compareRanks, type Rank, rankOf } from "../order.ts";
import { scoreMatch } from "../score-match.ts";
import { topQuestion } from "../top-question.ts";
import { noDeadline, requirementsOf, rowOf, tieKeysOf } from "./catalogue-index.ts";
import { compileIndex } from "./index-builder.ts";
import { factTest } from "./results/listed-rows.ts";
import { matchesThat, packedRow, packedScore, packedSection } from "./results/packed-results.ts";
import { bestRows, type ListPosition, pageOfMatches, placeOf } from "./results/result-pages.ts";
import { resultsFor, resultsInSlices, topQuestionOf } from "./results/student-results.ts";

const score = (profile: ProfileChanges, scholarship: MatchableScholarship) =>
  scoreMatch(readStudent(profile), scholarship, today);

test("the index gives every scholarship the score and the section that scoring it alone gives", () => {
  fc.assert(
    fc.property(profiles, catalogues, (profile, list) => {
      const index = compileIndex(list, today);
      const { matches } = resultsFor(index, readStudent(profile), { withRuledOut: true });
      const found = Array.from(matches, (match) => ({
        id: index.ids[packedRow(match)],
        match_score: packedScore(match),
        section: sections[packedSection(match) - 1] ?? null,
      }));
      const alone = list.map((scholarship) => {
        const { match_score, section } = score(profile, scholarship);
        return { id: scholarship.id, match_score, section };
      });
      expect(new Set(found)).toEqual(new Set(alone));
    }),
    { numRuns: 200 },
  );
});

test("a scholarship is explained from the index as from its facts and texts", () => {
  fc.assert(
    fc.property(profiles, catalogues, (profile, list) => {
      const index = compileIndex(list, today);
      const student = readStudent(profile);
      for (const scholarship of list) {
        const compiled = requirementsOf(index, rowOf(index, scholarship.id) as number);
        expect(scoreMatch(student, scholarship, today, compiled)).toEqual(scoreMatch(student, scholarship, today));
      }
    }),
    { numRuns: 200 },
  );
});

test("without those that rule the student out, the other scholarships have the same results", () => {
  fc.assert(
    fc.property(profiles, catalogues, (profile, list) => {
      const index = compileIndex(list, today);
      const student = readStudent(profile);
      const whole = resultsFor(index, student, { withRuledOut: true });
      const matches = matchesThat(whole.matches, (match) => packedSection(match) > 0);
      expect(resultsFor(index, student)).toEqual({ ...whole, matches });
    }),
    { numRuns: 150 },
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
    { numRuns: 200 },
  );
});

test("the top question is the missing answer that most dollars of the scholarships wait for", () => {
  fc.assert(
    fc.property(profiles, catalogues, (profile, list) => {
      const waiting = list.flatMap((scholarship) => {
        const { eligibility, open } = score(profile, scholarship);
        return eligibility === "ineligible"
          ? []
          : [{ open, dollars: scholarship.amount_max ?? scholarship.amount_min }];
      });
      const impacts = questionPaths.map((field: QuestionPath) => {
        const waitingForIt = waiting.filter(({ open }) => open.includes(field));
        const dollars = waitingForIt.reduce((sum, each) => sum + (each.dollars ?? 0), 0);
        return { field, scholarships: waitingForIt.length, dollars };
      });
      const results = resultsFor(compileIndex(list, today), readStudent(profile));
      expect(topQuestionOf(results)).toEqual(topQuestion(impacts));
    }),
    { numRuns: 150 },
  );
});

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

test("pages in every order of rows have all of them, as sorting all of them gives", () => {
  fc.assert(
    fc.property(profiles, catalogues, fc.constantFrom(...rowSorts), fc.integer({ min: 1, max: 9 }), (...drawn) => {
      const [profile, list, sort, limit] = drawn;
      const index = compileIndex(list, today);
      const { matches } = resultsFor(index, readStudent(profile), { withRuledOut: true });
      const scores = Array.from(matches, packedScore);
      const ranks = list.map((each) => rankOf(each, score(profile, each).match_score, today)).sort(byKey[sort]);
      const paged: string[] = [];
      let after: ListPosition | null = null;
      do {
        const { best, offer } = bestRows(index, { sort, after, limit });
        for (const [row, score] of scores.entries()) offer(row, score);
        expect(pageOfMatches({ index, matches }, { sort, after, limit })).toEqual(best);
        paged.push(...best.map(({ row }) => index.ids[row] as string));
        const last: (typeof best)[number] | undefined = best[limit - 1];
        after = last === undefined ? null : placeOf(index, last);
      } while (after !== null);
      expect(paged).toEqual(ranks.map(({ id }) => id));
    }),
    { numRuns: 150 },
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

test("what does not say whether it asks for an essay is no scholarship without one, nor with one", () => {
  const list = [true, false, null].map((essay_required) =>
    blankScholarship({ id: String(essay_required), essay_required }),
  );
  const index = compileIndex(list, today);
  const passing = (filters: Parameters<typeof factTest>[1]) =>
    index.ids.filter((_, row) => factTest(index, filters)?.(row) ?? true);
  expect(passing({ essay: false })).toEqual(["false"]);
  expect(passing({ essay: true, unstated: true })).toEqual(["true"]);
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
