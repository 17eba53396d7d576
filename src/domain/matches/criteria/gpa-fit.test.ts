import { expect, test } from "vitest";
import { scored, statusOf } from "#tests/support/score-scholarship.ts";
import type { ProfileChanges } from "../../profile/profile.ts";

test.each([
  [3.5, 3.5, "met"],
  [3.49, 3.5, "failed"],
  [null, 3.5, "unknown"],
  [3.9, 85, "unknown"],
])("GPA %s against %s is %s", (gpa, gpa_requirement, expected) => {
  expect(statusOf("gpa", { gpa }, { gpa_requirement })).toBe(expected);
});

test.each<[ProfileChanges, number, string]>([
  [{ gpa: 3, gpa_given: "85", gpa_scale: "100" }, 85, "met"],
  [{ gpa: 3, gpa_given: "85", gpa_scale: "100" }, 90, "failed"],
  [{ gpa: 3, gpa_given: "85", gpa_scale: "100" }, 3.2, "unknown"],
  [{ gpa: 3, gpa_given: "85", gpa_scale: "100" }, 3.6, "failed"],
  [{ gpa: 3.6, gpa_given: "4.5", gpa_scale: "5.0" }, 4.5, "met"],
  [{ gpa: 3.6, gpa_given: "3.6", gpa_scale: "4.0" }, 3.7, "failed"],
  [{ gpa: 2.8, gpa_given: "70", gpa_scale: "percentage" }, 3, "unknown"],
  [{ gpa: 3.3, gpa_given: "B+", gpa_scale: "letter" }, 3.3, "met"],
])("a grade %j against %s is %s", (profile, gpa_requirement, expected) => {
  expect(statusOf("gpa", profile, { gpa_requirement })).toBe(expected);
});

test("a minimum on another scale has no question for the student", () => {
  expect(scored({}, { gpa_requirement: 85, academic_level: ["master"] }).open).toEqual(["academic_level"]);
});
