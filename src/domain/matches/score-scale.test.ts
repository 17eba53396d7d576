import fc from "fast-check";
import { expect, test } from "vitest";
import type { CriterionKey } from "../scholarships/vocabulary.ts";
import { criteria } from "./criteria/criteria.ts";
import { type Comparison, close, failed, met, unclear } from "./criteria/criterion.ts";
import { type Answered, prior, scoreAnswers } from "./score-scale.ts";

type Comparisons = Partial<Record<CriterionKey, Comparison>>;

const answersOf = (comparisons: Comparisons): Answered[] =>
  criteria.map((criterion) => ({ criterion, comparison: comparisons[criterion.key] ?? null }));
const scored = (comparisons: Comparisons) => scoreAnswers(answersOf(comparisons)).score;

const keys = criteria.map(({ key }) => key);
/**
 * From worst to best. A criterion that only ranks never fails, and for it a missing interest is no worse than unknown.
 */
const ranked: readonly Comparison[] = [failed, unclear, close, met];
const possible = (key: CriterionKey) =>
  fc.constantFrom<(Comparison | undefined)[]>(...(key === "interests" ? ranked.slice(1) : ranked));
const everything: fc.Arbitrary<Comparisons> = fc.record(Object.fromEntries(keys.map((key) => [key, possible(key)])));
const something: fc.Arbitrary<Comparisons> = fc.record(
  Object.fromEntries(keys.map((key) => [key, fc.oneof(fc.constant(undefined), possible(key))])),
);
const comparisons = fc.oneof(everything, something);

test("points are whole, add up to the score and stay within the weight of their criterion", () => {
  fc.assert(
    fc.property(comparisons, (given) => {
      const answers = answersOf(given);
      const { score, points } = scoreAnswers(answers);
      expect(points.reduce((sum, each) => sum + each.points, 0)).toBe(score);
      points.forEach(({ points: own, weight }, at) => {
        expect(Number.isInteger(own) && Number.isInteger(weight) && own >= 0 && own <= weight && weight <= 100).toBe(
          true,
        );
        const answer = answers[at]?.comparison?.result;
        if (answer === "met" || answer === "close") expect(own).toBe(weight);
      });
    }),
    { numRuns: 1000 },
  );
});

test("a failed criterion earns nothing, unless all twelve are required and none earns", () => {
  fc.assert(
    fc.property(comparisons, (given) => {
      const answers = answersOf(given);
      const isAllAsked = answers.every(({ comparison }) => comparison !== null);
      const { points } = scoreAnswers(answers);
      points.forEach((each, at) => {
        if (!isAllAsked && answers[at]?.comparison === failed) expect(each.points).toBe(0);
      });
    }),
  );
});

test("a better answer never lowers the score", () => {
  fc.assert(
    fc.property(comparisons, fc.constantFrom(...keys), fc.nat(2), (given, key, at) => {
      const only = key === "interests" ? ranked.slice(1) : ranked;
      const [worse, better] = [only[Math.min(at, only.length - 2)], only[Math.min(at + 1, only.length - 1)]];
      if (!worse || !better) return;
      expect(scored({ ...given, [key]: better })).toBeGreaterThanOrEqual(scored({ ...given, [key]: worse }));
    }),
    { numRuns: 1000 },
  );
});

test("one more met requirement never lowers the score", () => {
  fc.assert(
    fc.property(comparisons, fc.constantFrom(...keys), fc.constantFrom(met, close), (given, key, answer) => {
      const { [key]: _, ...without } = given;
      expect(scored({ ...without, [key]: answer })).toBeGreaterThanOrEqual(scored(without));
    }),
    { numRuns: 1000 },
  );
});

test("no requirements score 50, and an unknown interest counts nothing", () => {
  expect(scored({})).toBe(50);
  expect(prior % 2).toBe(0);
  expect(scored({ level: met, interests: unclear })).toBe(scored({ level: met }));
});

test.each<[Comparisons, number]>([
  [{ deadline: met }, 51],
  [{ deadline: met, interests: met }, 55],
  [{ conditions: close }, 56],
  [{ deadline: met, interests: met, conditions: close }, 60],
  [{ graduation_year: met }, 64],
  [{ level: met, deadline: met }, 74],
  [{ level: met, field_of_study: close }, 84],
  [{ level: met, field_of_study: met }, 85],
  [{ level: met, field_of_study: met, gpa: met }, 87],
  [{ level: met, field_of_study: met, conditions: unclear }, 70],
  [{ level: met, field_of_study: met, gpa: met, citizenship: met, groups: met }, 91],
  [{ level: met, field_of_study: met, gpa: met, citizenship: met, groups: met, residence: met }, 92],
  [{ level: met, field_of_study: unclear }, 50],
])("%j scores %i", (given, score) => {
  expect(scored(given)).toBe(score);
});

// The example of docs/how-matching-works.md.
test("the points of the example in the docs: level and field met, GPA unknown, deadline known", () => {
  const { score, points } = scoreAnswers(answersOf({ level: met, field_of_study: met, gpa: unclear, deadline: met }));
  const shown = Object.fromEntries(keys.map((key, at) => [key, points[at]]));
  expect(score).toBe(78);
  expect(shown).toMatchObject({
    level: { points: 22, weight: 22 },
    field_of_study: { points: 39, weight: 39 },
    gpa: { points: 3, weight: 13 },
    deadline: { points: 1, weight: 1 },
  });
});
