import fc from "fast-check";
import { expect, test } from "vitest";
import type { CriterionKey } from "../scholarships/vocabulary.ts";
import { criteria } from "./criteria/criteria.ts";
import { against, type Comparison, close, failed, met, mostDoubt, muchAgainst, unclear } from "./criteria/criterion.ts";
import { type Answered, scoreAnswers, stepsOfDoubt } from "./score-scale.ts";

type Comparisons = Partial<Record<CriterionKey, Comparison>>;

const answersOf = (comparisons: Comparisons): Answered[] =>
  criteria.map((criterion) => ({ criterion, comparison: comparisons[criterion.key] ?? null }));
const scored = (comparisons: Comparisons) => scoreAnswers(answersOf(comparisons)).score;

const keys = criteria.map(({ key }) => key);
/** From worst to best. A criterion that only ranks never fails. */
const rankedOf = (key: CriterionKey): readonly Comparison[] =>
  criteria.some((criterion) => criterion.key === key && criterion.decides)
    ? [failed, { ...unclear, doubt: mostDoubt }, unclear, close, met]
    : [against, close, met];
const possible = (key: CriterionKey) => fc.constantFrom<(Comparison | undefined)[]>(...rankedOf(key));
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
      expect(points.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(100);
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

test("only met, close and unknown results earn points", () => {
  fc.assert(
    fc.property(comparisons, (given) => {
      const answers = answersOf(given);
      scoreAnswers(answers).points.forEach(({ points }, at) => {
        const { comparison } = answers[at] ?? {};
        if (!comparison || comparison === failed || comparison === against) expect(points).toBe(0);
      });
    }),
  );
});

test("a better answer never lowers the score", () => {
  fc.assert(
    fc.property(comparisons, fc.constantFrom(...keys), fc.nat(3), (given, key, at) => {
      const only = rankedOf(key);
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

test("a doubt of a larger size takes more away, and each size has its steps", () => {
  const scores = [...stepsOfDoubt.keys()].map((doubt) => scored({ level: met, other: { ...unclear, doubt } }));
  expect(scores).toEqual([37, 35, 22, 13]);
  expect(scores).toHaveLength(mostDoubt + 1);
});

test("nothing stated scores 0, and what is not stated earns nothing", () => {
  expect(scored({})).toBe(0);
  expect(scored({ level: against })).toBe(0);
});

test.each<[Comparisons, number]>([
  [{ deadline: met }, 12],
  [{ level: met }, 40],
  [{ level: met, gpa: met, citizenship: close, residence: close, award_amount: met, deadline: met }, 64],
  [{ level: met, field_of_study: close }, 50],
  [{ level: met, field_of_study: met }, 67],
  [{ level: against, field_of_study: met }, 32],
  [{ level: met, field_of_study: met, other: unclear }, 58],
  [{ level: met, field_of_study: met, other: { ...unclear, doubt: mostDoubt } }, 21],
  [{ level: met, field_of_study: met, other: { ...unclear, earns: true } }, 71],
  [{ level: met, field_of_study: met, residence: met, financial_need: close, award_amount: met }, 81],
  [{ level: met, field_of_study: met, residence: met, groups: met, institution: met, other: met }, 91],
  [{ level: met, deadline: met, award_amount: met, drawing: muchAgainst }, 17],
  [{ level: met, field_of_study: met, place_of_study: muchAgainst }, 21],
  [{ level: met, field_of_study: met, groups: against }, 37],
  [{ level: met, field_of_study: met, residence: against, citizenship: against }, 21],
  [{ level: met, field_of_study: met, financial_need: { ...unclear, doubt: mostDoubt } }, 21],
])("%j scores %i", (given, score) => {
  expect(scored(given)).toBe(score);
});

// The example of docs/how-matching-works.md.
test("the points of the example in the docs: level and field met, GPA unknown, a deadline", () => {
  const given = { level: met, field_of_study: met, gpa: unclear, deadline: met };
  const { score, points } = scoreAnswers(answersOf(given));
  const shown = Object.fromEntries(keys.map((key, at) => [key, points[at]]));
  expect(score).toBe(59);
  expect(shown).toMatchObject({
    level: { points: 18, weight: 18 },
    field_of_study: { points: 37, weight: 37 },
    gpa: { points: 0, weight: 9 },
    deadline: { points: 4, weight: 4 },
  });
});
