import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const doubted = (text: string) =>
  readEligibility({ title: "", provider: "", text }).demands.flatMap((demand) =>
    demand.about === "doubtful" ? [demand.criterion] : [],
  );

test.each([
  ["level", "Awards for interns at a clinic, students in a coordinated program, and graduate students in nutrition."],
  ["groups", "For students from the Roma community, students who are lone parents, and students with a disability."],
  ["level", "12th graders and those under 23 in full-time college."],
  ["level", "High school seniors and nursing students may apply."],
  ["groups", "High school seniors and Hispanic college students."],
  ["level", "Collegiate seniors who will begin graduate work, and alumnae in any year of law school."],
  [
    "field_of_study",
    "Must be a member and either enrolled in the third year of a program, or a dietitian in a master's program in botany.",
  ],
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
  "Must be either a junior or senior majoring in biology.",
])("words that are about all of them are sure: %s", (text) => {
  expect(doubted(text)).toEqual([]);
});

const compared = (text: string) =>
  readEligibility({ title: "", provider: "", text }).demands.flatMap(({ about }) =>
    about === "check" || about === "doubtful" ? [] : [about],
  );

test("neither the age, the enrollment nor the class of some persons is demanded of the others", () => {
  expect(compared("12th graders and those under 23 in full-time college.")).toEqual([]);
  expect(compared("Open to high school students and part-time students at Smith College.")).toEqual([]);
  expect(compared("High school seniors and college students who are under 23.")).toEqual(["age", "class"]);
});

test("parts between semicolons that name persons at their end are choices too", () => {
  const text =
    "LPN, RN or BSN completion students; nursing assistants starting an LPN program; and RNs starting an MSN.";
  expect(readEligibility({ title: "", provider: "", text }).facts.academic_level).toEqual([]);
});
