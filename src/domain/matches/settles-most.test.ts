import { expect, test } from "vitest";
import { today } from "#tests/support/score-award.ts";
import { silentAward } from "#tests/support/silent-award.ts";
import { scoreMatch } from "./score-match.ts";
import { settlesMost } from "./settles-most.ts";
import { readStudent } from "./student.ts";

test("over all matches the answer that settles the most dollars is named", () => {
  const facts = [
    { gpa_requirement: 3, amount_max: 500 },
    { gpa_requirement: 3, citizenship: ["us_citizen" as const], amount_max: 700 },
    { citizenship: ["us_citizen" as const], amount_max: 900 },
    { citizenship: ["us_citizen" as const], amount_max: 90_000, status: "closed" as const },
  ].map((known) => silentAward(known));
  const matches = facts.map((each) => ({ ...scoreMatch(readStudent({}), each, today), award: each }));
  expect(settlesMost(matches)).toEqual({ field: "citizenship_status", label: "Citizenship", awards: 2, dollars: 1600 });
  expect(settlesMost([])).toBeNull();
});
