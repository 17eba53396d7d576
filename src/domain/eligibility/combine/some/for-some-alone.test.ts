import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });
const anything = { academic_level: [], gpa_requirement: null, location_restrictions: [] };

test.each([
  "If you are applying for a master's degree, you must have a 3.5 GPA.",
  "If you apply as a transfer, you need a 3.0 GPA.",
  "If applying for a doctoral program, candidates must have a 3.5 GPA.",
  "Applicants must live in Ohio if applying for the undergraduate program.",
  "You must have a 3.0 GPA if you apply as a freshman.",
  "If you are applying as a high school senior, you must have a 3.5 GPA. If you are applying as a college student, you need a 3.0.",
  "When applying as a high school senior, you must have a 3.5 GPA.",
  "If you are applying as a college student, a 3.0 GPA is required.",
  "If you apply as a current college student, you must have a 3.0 GPA to be eligible.",
  "If you are a high school senior, you must have a 3.5 GPA to be considered.",
  "To be eligible, you must have a 3.0 GPA when applying as a junior.",
  "Applicants must be US citizens and, if applying as a senior, must have a 3.0 GPA.",
])("what is demanded of those who apply for one of several levels is left to check: %j", (text) => {
  expect(read(text).facts).toMatchObject(anything);
  expect(read(text).demands).toContainEqual(expect.objectContaining({ about: "check", kind: "alternative" }));
});

test.each([
  "If you live in Ohio, you may apply.",
  "If you are a resident of Ohio and apply for a master's degree, you may win.",
  "Applicants must live in Ohio if they wish to be considered.",
  "You may apply if you live in Ohio.",
  "When applying, you must live in Ohio.",
  "If you wish to apply, you must live in Ohio.",
  "You must live in Ohio if you want to apply.",
])("what is demanded of all who apply is a fact: %j", (text) => {
  expect(read(text).facts.location_restrictions).toEqual(["OH"]);
});

test.each([
  "Applicants need:\n- A pilot certificate (U.S. scholars only)",
  "Applicants need:\n- A birth certificate (students from Ohio only)",
  "Must study full-time (12 hours, or 6 hours for those with a disability).",
  "Must study full-time (12 hours, or 6 hours for students with a disability).",
  "Offered to underrepresented students (e.g., women, LGBTQ+, veterans) who work.",
  "The college also offers scholarships to students in nursing.",
  "Students from Ohio should see the other program.",
])("whom brackets or another award name is one of several: %j", (text) => {
  expect(read(text).facts).toMatchObject({ countries: [], location_restrictions: [], groups: [], field_of_study: [] });
});

test.each([
  "Open to undergraduates (Ohio residents only).",
  "A grant for nurses (residents of Ohio only).",
  "High school senior in Ohio (US citizens only)",
  "Must be an Ohio resident (juniors and seniors only).",
])("who alone may have an award is a fact: %j", (text) => {
  expect(read(text).facts.location_restrictions).toEqual(["OH"]);
});

test.each([
  "One of the recipients must live in Ohio.",
  "At least one winner must live in Ohio.",
  "Two of our awardees must be from Ohio.",
])("what some of the winners must be is left to check: %j", (text) => {
  expect(read(text).facts.location_restrictions).toEqual([]);
});

test("who lives in a territory that another sentence takes in is not left out, and nobody has to live there", () => {
  const { facts, demands } = read(
    "Must be a legal resident of the 50 United States or D.C.\nPuerto Rico residents are also eligible.",
  );
  expect(facts).toMatchObject({ countries: ["US"], location_restrictions: [] });
  expect(demands).toContainEqual(expect.objectContaining({ about: "excluded", states: ["GU", "VI", "AS", "MP"] }));
  expect(demands).toContainEqual(expect.objectContaining({ about: "check", kind: "alternative" }));
});

test("who has longer in brackets is nobody whom all must be", () => {
  const text = "Must have finished school no more than two years ago (three years for those who served in the army).";
  expect(read(text).facts.groups).toEqual([]);
});
