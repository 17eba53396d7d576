import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { readStudent } from "./criteria/student.ts";
import { scoreMatch } from "./score-match.ts";
import { topQuestion } from "./top-question.ts";

test("the top question is the one that decides the most dollars", () => {
  const facts = [
    { gpa_requirement: 3, amount_max: 500 },
    { gpa_requirement: 3, citizenship: ["us_citizen" as const], amount_max: 700 },
    { citizenship: ["us_citizen" as const], amount_max: 900 },
    { citizenship: ["us_citizen" as const], amount_max: 90_000, status: "closed" as const },
  ].map((known) => blankScholarship(known));
  const matches = facts.map((each) => ({ ...scoreMatch(readStudent({}), each, today), scholarship: each }));
  expect(topQuestion(matches)).toEqual({
    field: "citizenship_status",
    label: "Citizenship",
    scholarships: 2,
    dollars: 1600,
  });
  expect(topQuestion([])).toBeNull();
});
