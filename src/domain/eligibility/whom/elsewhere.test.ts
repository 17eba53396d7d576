import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const page = `The Kite Award helps young people who fly kites.
Eligibility
- Applicants must have flown a kite for two years.
How to apply
Fill in the form below and send two letters.
Winners are told in June.`;

/** What is read from a page with one more line at its beginning. */
const read = (line: string) => readEligibility({ title: "Kite Award", provider: "", text: `${line}\n${page}` });
const nothing = { groups: [], location_restrictions: [], field_of_study: [], academic_level: [], citizenship: [] };

test.each([
  "Korean American Youth Launch 2nd Year of Scholarship Fund",
  "Veterans offer $10,000 in scholarships",
  "Women Engineers of Ohio Announce Scholarship Winners",
  "Retired nurses in Texas raise money for scholarships.",
  "Donors include graduates of Stanford University, veterans and local nurses.",
  "Judges are nurses and women engineers in Ohio.",
  "Our board includes two veterans and a nurse.",
  "First-generation students often struggle to pay for college.",
  "Black women rarely get such help.",
  "The Smith Law Firm represents veterans in Tennessee.",
  "Many students in Ohio do not know about scholarships.",
  "The University of Maine is an equal opportunity employer of women, veterans and people with disabilities.",
])("who gives, helps or is told of in general need not apply: %s", (line) => {
  expect(read(line).facts).toMatchObject(nothing);
});

test.each([
  "See also: 10 scholarships for women in STEM",
  "Related: Scholarships for Hispanic Students",
  "Photo: Nursing students at Weber State University celebrate.",
  "You may also like: Scholarships for single mothers in California",
  "Other scholarships: Nursing Scholarship for Texas residents; Law Scholarship for veterans",
  "Resources for International Students",
])("a link to another page is about none of its own: %s", (line) => {
  expect(read(line).facts).toMatchObject(nothing);
});

test.each([
  "Membership is open to women who have completed two years of college.",
  "To join the chapter you must be a Black woman in Ohio.",
  "In-state tuition is for residents of Oregon.",
  "Out-of-state tuition is available to residents of Ohio.",
  "To join the National Nursing Club you must be a woman.",
  "Housing is available to graduate students.",
  "The tour is open to high school juniors.",
])("who gets another thing than the award is left to check: %s", (line) => {
  const { facts, demands } = read(line);
  expect(facts).toMatchObject(nothing);
  expect(demands.some(({ quote }) => line.startsWith(quote.slice(0, 20)))).toBe(true);
});

test.each([
  [
    "Full tuition is offered to residents of Iowa with a 3.0 GPA.",
    { location_restrictions: ["IA"], gpa_requirement: 3 },
  ],
  ["Tuition is provided to foster youth.", { groups: ["foster"] }],
  ["To become a member of the 2027 class of scholars you must be a US citizen.", { citizenship: ["us_citizen"] }],
  ["To join the program, students must be enrolled at Ohio State.", { institutions: ["Ohio State"] }],
  ["The award pays for a week at our camps. The summer camp is only open to girls.", { groups: ["women"] }],
])("what may be the award itself says who may apply: %s", (line, facts) => {
  expect(read(line).facts).toMatchObject(facts);
});

test("a camp is the award where the title names it, or no other award", () => {
  const text = "The summer camp is only open to girls in Texas.";
  const groupsOf = (title: string) => readEligibility({ title, provider: "", text }).facts.groups;
  expect(groupsOf("Summer Camp Scholarship")).toEqual(["women"]);
  expect(groupsOf("Lake Summer Weeks")).toEqual(["women"]);
  expect(groupsOf("Kite Award")).toEqual([]);
});

test("what only some of several awards demand is left to check, in their list too", () => {
  const { facts, demands } = read(
    "Most of the scholarships, however, require that applicants:\n• Be women\n• Live in Ohio\n",
  );
  expect(facts).toMatchObject(nothing);
  expect(demands.filter(({ about }) => about === "check").length).toBeGreaterThan(1);
});

test.each([
  ["The award supports women who often struggle to pay.", ["women"]],
  ["Veterans who raise children may apply.", ["military"]],
  ["Open to women; donors include nurses.", ["women"]],
  ["Applications are invited from women who lead.", ["women"]],
  ["For women who represent their school.", ["women"]],
  ["The camp scholarship is open to women.", ["women"]],
  ["Read more\nThe award is for women.", ["women"]],
])("the same words about those who apply count: %s", (line, groups) => {
  expect(read(line).facts.groups).toEqual(groups);
});
