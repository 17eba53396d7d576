import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string) => {
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  return { levels: facts.academic_level, checked: demands.some(({ about }) => about === "check") };
};

test.each([
  ["Must have completed at least one year of college.", ["associate", "bachelor"]],
  ["Must be an accounting major who has completed the sophomore year.", ["bachelor"]],
  ["Applicants must have completed two years of undergraduate study.", ["bachelor"]],
  ["Open to students who have completed one semester at a college.", ["associate", "bachelor"]],
  ["Open to third-year students at a university.", ["bachelor"]],
  ["For university students in the second or third year of study.", ["associate", "bachelor"]],
])("years of college tell a level and are left to check: %s", (text, levels) => {
  expect(read(text)).toEqual({ levels, checked: true });
});

test.each([
  "Must have completed two years of study in Turkish.",
  "Must have completed one year of service.",
  "Must have completed the junior year of high school.",
  "For residents in the third year of their residency at a university hospital.",
  "Must be in the third year of membership and attend a college.",
])("other years tell no level of college: %s", (text) => {
  expect(read(text)).toEqual({ levels: [], checked: true });
});

test("the years for which an award is renewed tell no level", () => {
  expect(read("Renewable in the second and third year at the college.").levels).toEqual([]);
});
