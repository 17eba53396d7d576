import { expect, test } from "vitest";
import { scored } from "#tests/support/score-scholarship.ts";
import type { Demand } from "../../../eligibility/demand.ts";

const required = (quote: string, enrollment: "full_time" | "part_time" = "full_time"): Demand[] => [
  { about: "enrollment", enrollment, quote },
];
const conditionsOf = (demands: Demand[]) =>
  scored({ enrollment: "part_time", college: "Houston Community College" }, { demands }).factors.find(
    ({ key }) => key === "other",
  );

test.each([
  "Plan to study full-time at a four-year U.S. college or university.",
  "Applicants must intend to enroll in a full-time course of study.",
  "Will be enrolled full-time.",
  "Be a full-time student by the fall of 2027.",
  "Be enrolled full-time in the next academic year.",
  "Enter the first year of full-time graduate or professional study.",
  "Apply for a full-time graduate course at Cambridge.",
  "Be currently enrolled or plan to enroll full-time.",
  "Plan to take a full course load.",
])("a student who studies part-time today is not ruled out: %s", (quote) => {
  expect(conditionsOf(required(quote))?.status).toBe("unknown");
});

test("a student in high school said what they plan, so that a plan to study full-time is not met", () => {
  const demands = required("Plan to study full-time at a four-year U.S. college.");
  const profile = { academic_level: "high_school", enrollment: "part_time" } as const;
  expect(scored(profile, { demands }).factors.find(({ key }) => key === "other")?.status).toBe("failed");
});

test.each([
  "Study full-time.",
  "Be currently enrolled full-time, and plan to continue next year.",
  "Be a full-time student who plans to become a nurse.",
  "To apply for this award, you must be enrolled full-time.",
  "Meet the following criteria: full-time student.",
  "The award will be given to a full-time student.",
])("a student who studies part-time today is ruled out: %s", (quote) => {
  expect(conditionsOf(required(quote))?.status).toBe("failed");
});

test("of several demands in the same words the answer is shown that decides", () => {
  const quote = "Study full-time at a U.S. college.";
  const inUs: Demand = { about: "study_in", countries: ["US"], states: [], enrolled: true, quote };
  expect(conditionsOf([...required(quote), inUs])?.parts).toMatchObject([{ status: "failed", student: "Part time" }]);
});
