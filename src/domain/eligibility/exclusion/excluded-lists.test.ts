import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });

test.each([
  "Not open to:\n- students from Kenya\n- medical students",
  "Not available for any courses, i.e.:\nMSc Nursing (all routes)\nMSc Physiotherapy",
  "The following courses are excluded:\n- MSc Nursing\n- Social Work",
  "Applications will not be considered in the following cases:\n\u27a2 Hungarian citizens\n\u27a2 Nurses",
  "Those who cannot apply:\n- Chinese nationals\n- Nurses",
  "Ineligibility Criteria\na) Citizens of Kenya\nb) Any nursing program will not be considered. E.g. BSN, MSN",
  "Excluded courses:\n- MSc Nursing\n- Social Work",
  "We do not fund:\n- J.D. and M.D. programs\n- students from Kenya",
  "The foundation is unable to support:\n- medical students\n- residents of Kenya",
  "These are not considered:\n- graduate students\n- MSc Nursing",
  "You are not eligible if you are:\n- a citizen of Kenya\n- a graduate student",
])("entries below words that exclude are no facts, and are left to check: %j", (text) => {
  const { facts, demands } = read(text);
  expect([facts.field_of_study, facts.countries, facts.academic_level]).toEqual([[], [], []]);
  expect(demands).toEqual(expect.arrayContaining([expect.objectContaining({ about: "check", kind: "excluded" })]));
  expect(demands.length).toBeGreaterThan(1);
});

test("what brackets exclude is no fact, and the words before them are", () => {
  const { facts, demands } = read("Open to undergraduate students (Medicine, Nursing excluded).");
  expect([facts.academic_level, facts.field_of_study]).toEqual([["associate", "bachelor"], []]);
  expect(demands).toEqual([expect.objectContaining({ about: "check", kind: "excluded" })]);
});

test("entries below words that admit are facts", () => {
  expect(read("Open to:\n- residents of Ohio").facts.location_restrictions).toEqual(["OH"]);
});
