import { expect, test } from "vitest";
import type { QuestionPath } from "../profile/question-paths.ts";
import { missingAnswers, topQuestion } from "./top-question.ts";

const impact = (field: QuestionPath, dollars: number) => ({ field, scholarships: 1, dollars });

test("the most private questions are asked only where the student's own words tell of them, and then first", () => {
  const foster = impact("demographics.foster", 90_000);
  expect(topQuestion([foster], {})).toBeNull();
  const told = { ...foster, dollars: 1, told: "As a former foster youth I want to teach" };
  expect(topQuestion([impact("gpa", 1000), told], {})).toMatchObject({
    field: "demographics.foster",
    question: expect.stringMatching(/^You wrote: “As a former foster youth I want to teach”\. \S.*\?$/),
  });
});

test("what onboarding leaves open counts like all others, an answer that was given or set aside does not", () => {
  const impacts = [impact("enrollment", 1000), impact("graduation_year", 9000), impact("gpa", 8000)];
  const fields = (profile: Parameters<typeof missingAnswers>[1]) =>
    missingAnswers(impacts, profile).map(({ field }) => field);
  expect(fields({})).toEqual(["graduation_year", "gpa", "enrollment"]);
  expect(fields({ gpa: 3, set_aside: { enrollment: "skipped" } })).toEqual(["graduation_year"]);
});

test("what the most good fits wait for is asked before what decides more dollars of weak ones", () => {
  const gpa = { ...impact("gpa", 336_000), good: 0 };
  const college = { ...impact("college", 1000), good: 2 };
  const enrollment = { ...impact("enrollment", 500), good: 4 };
  expect(missingAnswers([gpa, college, enrollment], {}).map(({ field }) => field)).toEqual([
    "enrollment",
    "college",
    "gpa",
  ]);
});

test("a student in high school is not asked which college they attend", () => {
  const impacts = [impact("college", 9000), impact("intended_colleges", 1000)];
  expect(topQuestion(impacts, { academic_level: "high_school" })?.field).toBe("intended_colleges");
});

test("the military comes after what every student can answer, and gender is such a question", () => {
  const military = impact("demographics.military", 90_000);
  expect(topQuestion([military, impact("demographics.gender", 1000)], {})?.field).toBe("demographics.gender");
});

test("of who is of the US the military is asked like all others", () => {
  const impacts = [impact("demographics.military", 90_000), impact("demographics.gender", 1000)];
  expect(topQuestion(impacts, { citizenship_status: "us_citizen" })?.field).toBe("demographics.military");
  expect(topQuestion(impacts, { citizenship_status: "international" })?.field).toBe("demographics.gender");
});

test("the county and what else fits few of the scholarships is asked after the military", () => {
  const few = (["county", "high_school", "parent_employers", "parent_unions"] as const).map((field) =>
    impact(field, 900_000),
  );
  expect(topQuestion([...few, impact("demographics.military", 1000)], {})?.field).toBe("demographics.military");
  expect(topQuestion([...few, impact("college", 1000)], {})?.field).toBe("college");
  expect(topQuestion(few, {})?.field).toBe("county");
});

test("a question with yes and no among its answers is put in its own words", () => {
  expect(topQuestion([impact("demographics.parent", 1000)], {})?.question).toBe("Are you raising a child?");
  expect(topQuestion([impact("demographics.gender", 1000)], {})?.question).toBeNull();
});
