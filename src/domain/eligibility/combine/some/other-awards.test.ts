import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (title: string, text: string, provider = "") => readEligibility({ title, provider, text });

test.each([
  [
    "Central Methodist University Scholarships",
    "To qualify for the United Methodist Scholarship, you must be a Methodist.",
  ],
  ["Hale College Academic Awards", "The Eagle Award is for women."],
  ["Hale College Academic Awards", "Applicants for the Eagle Award must be women."],
  ["Hale College Academic Awards", "Women who live in Ohio are eligible for the Eagle Award."],
  ["Hale College Academic Awards", "Women who run may compete for the Eagle Award."],
  ["Roe Nursing Scholarship", "The Doe Award is for women. The Roe Nursing Scholarship is for seniors."],
  ["Nursing Scholarship", "The Doe Scholarship is for women. For the Roe Scholarship, applicants must be women."],
  ["Brown Memorial Scholarship", "The Brown Scholarship honors Jo Brown. Women are eligible for the Doe Scholarship."],
  ["Hale Awards", "The club also offers the Doe Award for women. It also gives the Roe Award to women."],
  [
    "Farm Scholarships",
    "The Doe Award provides $500. The scholarship is open to women. The Roe Scholarship awards $900 to a senior.",
  ],
])("under %j, what one of several awards demands is left to check: %j", (title, text) => {
  const { facts, demands } = read(title, text);
  expect(facts.groups).toEqual([]);
  expect(demands).toContainEqual(expect.objectContaining({ about: "check", kind: "alternative" }));
});

test.each([
  ["Jane Doe Scholarships", "The Jane Doe Memorial Scholarship is for women.", ""],
  ["Nursing Scholarship", "The Jane Doe Scholarship is for women.", ""],
  ["College Scholarships", "The Elks Scholarship is for women.", ""],
  ["Most Valuable Student Awards", "The Elks Award is for women.", "Elks National Foundation"],
  ["American Association of Hale Awards", "The AAH Award is for women.", ""],
  ["Hale Awards", "Women are eligible for the Hale Award.", ""],
  ["Nursing Scholarship", "Women are eligible for the Jane Doe Scholarship.", ""],
  ["Hale Awards", "For the 2026 Award, applicants must be women.", ""],
  [
    "Hale Scholarship",
    "The Hale Scholarship is $500. Must be women who are eligible for the Presidential Scholarship.",
    "",
  ],
])("%j has one award only: %j", (title, text, provider) => {
  expect(read(title, text, provider).facts.groups).toEqual(["women"]);
});

const law = "Candidates for the law school scholarship must be women.";
const clerk = "Candidates for the paralegal scholarship must be veterans.";
test("awards that a text tells apart in plain words demand nothing of each other's candidates", () => {
  expect(read("Hale Scholarship Program", `${law} ${clerk}`).facts.groups).toEqual([]);
  expect(read("Hale Scholarship Program", law).facts.groups).toEqual(["women"]);
  expect(read("Hale Program", "Candidates for the annual scholarship must be women.").facts.groups).toEqual(["women"]);
});
