import { expect, test } from "vitest";
import { mentionsOf } from "#tests/support/meanings-of.ts";
import { readEligibility } from "../../read-eligibility.ts";
import { schoolGrades } from "./school-grades.ts";

test.each([
  ["Must be in 12th grade.", [0]],
  ["Must be in 10th, 11th or 12th grade.", [2, 1, 0]],
  ["For students in grades 9-12.", [3, 2, 1, 0]],
  ["FOR STUDENTS IN GRADES 11 AND 12", [1, 0]],
  ["For ninth through twelfth graders.", [3, 2, 1, 0]],
  ["For eleventh grade students.", [1]],
  ["Students of class 10 to 12.", [2, 1, 0]],
  ["Girls who study in class XI or XII.", [1, 0]],
  ["Applicants must be studying in 11th standard.", [1]],
  ["Scholarships for classes 9 to 12.", [3, 2, 1, 0]],
  ["Year 12 students in Australia.", [0]],
  ["Be in Year 12 or 13.", [1, 0]],
])("%s names classes of high school", (text, years_left) => {
  expect(mentionsOf(schoolGrades, text).map(([, meaning]) => meaning)).toEqual([
    { about: "level", levels: ["high_school"], years_left },
  ]);
});

const read = (text: string) => readEligibility({ title: "", provider: "", text });

test("grades before high school are left to check", () => {
  const text = "Entrants must be in the 5th or 6th grade.";
  expect(read(text).facts.academic_level).toEqual([]);
  expect(read(text).demands).toEqual([{ about: "check", kind: "level", quote: text }]);
});

test.each([
  ["Students must be in the 8th, 9th or 10th grade.", [3, 2]],
  ["Open to students in grades K-12.", [3, 2, 1, 0]],
  ["Be in a grade from kindergarten to 12.", [3, 2, 1, 0]],
])("of a student in high school, %s demands only the class", (text, years_left) => {
  expect(read(text).facts.academic_level).toEqual(["high_school"]);
  expect(read(text).demands).toEqual([{ about: "class", of: "high_school", years_left, quote: text }]);
});

test("the first year of college is no grade of school", () => {
  const { facts, demands } = read("Girls in grade 11, 12 or 1st yr college.");
  expect(facts.academic_level).toEqual(["high_school"]);
  expect(demands).toContainEqual(expect.objectContaining({ about: "doubtful", criterion: "level" }));
});

test.each([
  "A grade of 85 or above.",
  "A high grade average.",
  "Must have passed class 12 with 60% marks.",
  "At least 60% marks in the 12th class are needed.",
  "Year 3 students of nursing.",
  "Must hold a class 2 license.",
])("%s names no class", (text) => {
  expect(mentionsOf(schoolGrades, text)).toEqual([]);
});
