import { expect, test } from "vitest";
import { statusOf } from "#tests/support/score-scholarship.ts";

const ofSinclair = { academic_level: "associate_degree" as const, college: "Sinclair Community College" };
const inOhio = { about: "study_in" as const, countries: [], states: ["OH"], enrolled: true };

test.each([
  ["Attend a college in Ohio.", "met"],
  ["Eligible students at colleges in Ohio.", "met"],
  ["Attend an eligible college in Ohio.", "unknown"],
  ["Attend a participating Ohio community college.", "unknown"],
])("of a college in the state, %s is %s, as no name tells whether it is an eligible one", (quote, expected) => {
  expect(statusOf("conditions", ofSinclair, { demands: [{ ...inOhio, quote }] })).toBe(expected);
});

test.each([
  ["Ohio State University", "Ohio Department of Higher Education", "met"],
  ["Oberlin College", "Ohio Department of Higher Education", "unknown"],
  ["Sinclair Community College", "Ohio Department of Higher Education", "unknown"],
  ["Ohio State University", "Ohio Bar Foundation", "unknown"],
])("a student of %s meets 'an eligible college in Ohio' of the %s: %s", (college, provider_name, expected) => {
  const demands = [{ ...inOhio, quote: "Attend an eligible college in Ohio." }];
  const scholarship = { demands, provider_name, location_restrictions: ["OH"] };
  expect(statusOf("conditions", { academic_level: "undergraduate", college }, scholarship)).toBe(expected);
});
