import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });

test.each([
  "Preference in the following order. 1. Residents of Ohio; 2. Women; 3. Nursing students.",
  "Preference will be given in this order. (1) Residents of Ohio. (2) Women. (3) Nursing students.",
  "Priority is given in order: 1) Residents of Ohio; 2) Women; 3) Nursing students.",
])("entries with numbers behind an order of preference are preferred: %j", (text) => {
  const { facts, demands } = read(text);
  expect([facts.location_restrictions, facts.groups, facts.field_of_study]).toEqual([[], [], []]);
  expect(demands).toEqual([]);
});

test("what stands behind the entries is demanded", () => {
  const text = "Preference in the following order. 1. Women; 2. Nursing students. Must be a resident of Ohio.";
  expect(read(text).facts).toMatchObject({ location_restrictions: ["OH"], groups: [] });
  expect(read("Women are preferred. 1. Must be a resident of Ohio.").facts.location_restrictions).toEqual(["OH"]);
});
