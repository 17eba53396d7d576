import { expect, test } from "vitest";
import { mentionsOf } from "#tests/support/meanings-of.ts";
import { readEligibility } from "../../read-eligibility.ts";
import { credits } from "./credits.ts";

test.each([
  ["You must have earned at least 30 credit hours.", "must have earned at least 30 credit hours"],
  ["Must have completed two semesters of college.", "Must have completed two semesters of college"],
  ["Enrolled in a minimum of 6 units.", "Enrolled in a minimum of 6 units"],
  ["Full-time students who have completed 12 credits.", "have completed 12 credits"],
])("%s is left to check", (text, words) => {
  expect(mentionsOf(credits, text)).toEqual([[words, { about: "demand", demand: { about: "check", kind: "level" } }]]);
});

test.each(["Must be a full-time student (minimum 12 hours).", "Enrolled full-time (12 or more credits)."])(
  "%s says only what full-time is",
  (text) => expect(mentionsOf(credits, text)).toEqual([[expect.any(String), { about: "nothing" }]]),
);

test("hours of work are no credits", () => {
  expect(mentionsOf(credits, "Must volunteer 30 hours per week.")).toEqual([]);
});

test("what full-time is, in brackets, covers no level behind them", () => {
  const levelsOf = (text: string) => readEligibility({ title: "", provider: "", text }).facts.academic_level;
  expect(levelsOf("X. Must be a full-time (12 semester hours) undergraduate student.")).toEqual([
    "associate",
    "bachelor",
  ]);
  expect(levelsOf("X. Must take 12 hours undergraduate or 9 hours graduate.")).toEqual([]);
});
