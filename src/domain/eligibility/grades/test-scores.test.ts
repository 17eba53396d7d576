import { expect, test } from "vitest";
import { mentionsOf } from "#tests/support/meanings-of.ts";
import { testScores } from "./test-scores.ts";

const scoresOf = (text: string) =>
  mentionsOf(testScores, text).flatMap(([, { ...meaning }]) => (meaning.about === "demand" ? [meaning.demand] : []));

test.each([
  ["Minimum SAT score of 1200.", 1200, null],
  ["Must have a 1200 SAT or 26 ACT.", 1200, 26],
  ["MUST HAVE A 1200 SAT OR 26 ACT.", 1200, 26],
  ["An ACT composite score of at least 24.", null, 24],
  ["An SAT of 1100 or higher or an ACT of 22 or higher.", 1100, 22],
])("%s demands scores", (text, sat, act) => {
  expect(scoresOf(text)).toEqual([{ about: "test_scores", sat, act, equivalent: false }]);
});

test.each(["SAT math score of 600.", "Must submit SAT or ACT scores.", "A TOEFL of 80.", "An ATAR of at least 95."])(
  "%s is left to check",
  (text) => {
    expect(scoresOf(text)).toContainEqual({ about: "check", kind: "test" });
  },
);

test("acting is no test", () => {
  expect(scoresOf("Students who act on stage and sat exams in 1200 schools.")).toEqual([]);
});

test("what follows the scores is left to others", () => {
  expect(mentionsOf(testScores, "Must have a 1200 SAT and a 3.0 GPA.").map(([words]) => words)).toEqual(["a 1200 SAT"]);
});
