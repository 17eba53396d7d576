import { expect, test } from "vitest";
import { heritageOfEthnicity } from "./sponsor-questions.ts";

test.each<[string, string[]]>([
  ["Japanese", ["Japanese"]],
  ["korean american, Irish", ["korean", "Irish"]],
  ["Mexican-American", ["Mexican"]],
  ["Asian", []],
  ["American Indian", []],
  ["Indian American", ["Indian"]],
  ["Japanese and White", []],
  ["Hispanic or Latino", []],
  ["Prefer not to say", []],
  ["", []],
])("an ethnicity names a heritage where all of it does: %s", (ethnicity, heritage) => {
  expect(heritageOfEthnicity(ethnicity)).toEqual(heritage);
});
