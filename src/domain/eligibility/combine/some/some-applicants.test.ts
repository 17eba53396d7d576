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
])("what is demanded of those who apply for one of several levels is left to check: %j", (text) => {
  expect(read(text).facts).toMatchObject(anything);
  expect(read(text).demands).toContainEqual(expect.objectContaining({ about: "check", kind: "alternative" }));
});

test.each([
  "If you live in Ohio, you may apply.",
  "If you are a resident of Ohio and apply for a master's degree, you may win.",
  "Applicants must live in Ohio if they wish to be considered.",
  "You may apply if you live in Ohio.",
])("what is demanded of all who apply is a fact: %j", (text) => {
  expect(read(text).facts.location_restrictions).toEqual(["OH"]);
});
