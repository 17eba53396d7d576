import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const doubted = (text: string) =>
  readEligibility({ title: "", provider: "", text }).demands.flatMap((demand) =>
    demand.about === "doubtful" ? [demand.criterion] : [],
  );

test.each([
  ["level", "Awards for interns at a clinic, students in a coordinated program, and graduate students in nutrition."],
  ["groups", "For students from the Roma community, students who are lone parents, and students with a disability."],
  ["residence", "Ohio residents attending school anywhere, or out-of-state students attending a school nearby."],
])("the %s of one of several kinds of persons rules nobody out: %s", (criterion, text) => {
  expect(doubted(text)).toContain(criterion);
});

test.each([
  "Open to high school seniors and college students who live in Ohio.",
  "Award for residents of Delaware who are high school seniors or college students.",
  "Tuition for children of disabled veterans or Purple Heart recipients.",
  "Applicants must be nursing students in Ohio and members of the club.",
  "Open to students from Ohio and residents of Kansas.",
])("words that are about all of them are sure: %s", (text) => {
  expect(doubted(text)).toEqual([]);
});
