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
  expect(statusOf("other", ofSinclair, { demands: [{ ...inOhio, quote }] })).toBe(expected);
});

test.each([
  ["Ohio State University", "Ohio Department of Higher Education", "met"],
  ["Oberlin College", "Ohio Department of Higher Education", "unknown"],
  ["Sinclair Community College", "Ohio Department of Higher Education", "unknown"],
  ["Ohio State University", "Ohio Bar Foundation", "unknown"],
  ["Ohio State University", "Procter & Gamble Corporation", "unknown"],
  ["Ohio State University", "Ohio Society of CPAs Scholarship Board", "unknown"],
  ["Ohio State University", "Diocesan Office of Youth", "unknown"],
  ["Ohio State University", "Toyota Motor Corporation", "unknown"],
])("a student of %s meets 'an eligible college in Ohio' of the %s: %s", (college, provider_name, expected) => {
  const demands = [{ ...inOhio, quote: "Attend an eligible college in Ohio." }];
  const scholarship = { demands, provider_name, location_restrictions: ["OH"] };
  expect(statusOf("other", { academic_level: "undergraduate", college }, scholarship)).toBe(expected);
});

test.each(["participating", "approved", "qualifying", "partner", "member", "eligible private", "eligible community"])(
  "aid of a state at %s colleges may leave out public universities",
  (word) => {
    const demands = [{ ...inOhio, quote: `Attend one of the ${word} colleges in Ohio.` }];
    const scholarship = {
      demands,
      provider_name: "Ohio Department of Higher Education",
      location_restrictions: ["OH"],
    };
    const student = { academic_level: "undergraduate" as const, college: "Ohio State University" };
    expect(statusOf("other", student, scholarship)).toBe("unknown");
  },
);
