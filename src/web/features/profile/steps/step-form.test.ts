import { expect, test } from "vitest";
import { blankProfile } from "#domain/profile/merge-profile.ts";
import { isStepKey } from "#domain/profile/step-keys.ts";
import { allInputs, formFromProfile } from "../form/profile-form.ts";
import {
  inputsOf,
  profileSteps,
  stepAt,
  stepForm,
  stepHasValue,
  stepStates,
  suggestedGraduationYear,
} from "./step-form.ts";

const looks = (profile: Parameters<typeof stepStates>[0]) =>
  stepStates(profile).map(({ completed, unlocked }) => (completed ? "completed" : unlocked ? "open" : "locked"));

test("without answers the first step is open and the others look locked", () => {
  expect(looks(null)).toEqual(["open", "locked", "locked", "locked"]);
  expect(looks(blankProfile)).toEqual(["open", "locked", "locked", "locked"]);
});

test("any value completes a step and unlocks the next", () => {
  expect(looks({ location: "Austin, TX" })).toEqual(["completed", "open", "locked", "locked"]);
  expect(looks({ gpa: 3.1 })).toEqual(["open", "completed", "open", "locked"]);
  expect(looks({ extracurricular_activities: ["Chess"], career_goals: "Nurse" })).toEqual([
    "open",
    "locked",
    "completed",
    "completed",
  ]);
});

test("a completed step names what else it asks", () => {
  const [personal, academic] = stepStates({ location: "Austin, TX", gpa: 3.1 });
  expect(personal?.open).toEqual(["full_name", "date_of_birth", "citizenship_status"]);
  expect(academic?.open).toEqual(["academic_level", "field_of_study", "graduation_year", "academic_achievements"]);
});

test("blank text, a zero and an empty list do not count as values", () => {
  expect(looks({ full_name: "  ", gpa: 0, volunteer_hours: 0, work_experience: [], annual_family_income: 0 })).toEqual([
    "open",
    "locked",
    "locked",
    "locked",
  ]);
});

test("each step has its key and the key of the next", () => {
  expect(profileSteps.map(({ key }) => stepAt(key).next)).toEqual(["academic", "activities", "goals", null]);
  expect(isStepKey("goals")).toBe(true);
  expect(isStepKey("toString")).toBe(false);
});

test("every input is on exactly one step", () => {
  expect(profileSteps.flatMap(inputsOf).sort()).toEqual([...allInputs].sort());
});

test("Continue opens with a value typed in any input of the step, also one not added to its list yet", () => {
  const [, academic] = profileSteps;
  if (!academic) throw new Error("there are four steps");
  const blank = formFromProfile({}, stepForm(academic));
  expect(stepHasValue(blank, academic)).toBe(false);
  expect(stepHasValue({ ...blank, full_name: "Maya", gpa: " " }, academic)).toBe(false);
  expect(stepHasValue({ ...blank, gpa: "3" }, academic)).toBe(true);
  expect(stepHasValue({ ...blank, academic_achievements: ["Prize"] }, academic)).toBe(true);
  expect(stepHasValue({ ...blank, pending: { academic_achievements: "Prize" } }, academic)).toBe(true);
});

test("the suggested graduation year is four years from now", () => {
  expect(suggestedGraduationYear(new Date(2026, 10, 18))).toBe(2030);
});
