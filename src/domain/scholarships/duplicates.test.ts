import { expect, test } from "vitest";
import { cycleInTitle, sameScholarship, scholarshipKey, similarTitles } from "./duplicates.ts";

const scholarship = (title: string, provider_name = "Example Foundation", more = {}) => ({
  title,
  provider_name,
  cycle: null,
  canonical_address: null,
  ...more,
});

test.each([
  ["The Smith Scholarship", "Smith Scholarships"],
  ["2026-27 Smith Scholarship", "Smith Scholarship"],
  ["Smith Scholarship 2026", "Smith Scholarship (2027)"],
  ["Arthur & Sibyl Ellis Award", "Arthur and S\u200bibyl  Ellis award "],
  ["Café Prize", "Cafe prize"],
  ["Driver’s Education Grant", "Drivers Education Grant"],
])("%s and %s are the same title", (a, b) => {
  expect(scholarshipKey(scholarship(a))).toBe(scholarshipKey(scholarship(b)));
});

test("sponsors that differ only in their legal form are the same", () => {
  expect(scholarshipKey(scholarship("X", "Banafshe Law Firm, PC"))).toBe(
    scholarshipKey(scholarship("X", "The Banafshe Law Firm")),
  );
});

test("the same title from two sponsors is two scholarships", () => {
  expect(
    sameScholarship(
      scholarship("Merit Scholarship", "Temple University"),
      scholarship("Merit Scholarship", "Bilkent University"),
    ),
  ).toBe(false);
});

test("two cycles are two scholarships, an unstated cycle matches any", () => {
  expect(
    sameScholarship(scholarship("A Prize", "B", { cycle: "2026" }), scholarship("A Prize", "B", { cycle: "2027" })),
  ).toBe(false);
  expect(sameScholarship(scholarship("A Prize", "B", { cycle: "2026" }), scholarship("A Prize", "B"))).toBe(true);
});

const page = { canonical_address: "https://example.org/scholarships" };

test.each([
  ["Maastricht University NL-High Potential scholarship", "Maastricht University NL scholarship"],
  ["Maastricht University NL-Euregional Refugee Scholarship", "Maastricht University Euregion Refugee Scholarship"],
  ["Goldwater Scholarship", "Goldwater Scholarship Program"],
])("on one page %s and %s are the same scholarship", (a, b) => {
  expect(sameScholarship(scholarship(a, "X", page), scholarship(b, "Y", page))).toBe(true);
});

test.each([
  ["ESA Foundation Endowment Scholarship", "General Endowment Scholarship"],
  ["Arlene and Dennis Schlosser Memorial Scholarship", "Rosagene Huggins Memorial Scholarship"],
  ["Lund University Undergraduate Scholarship", "Lund University Graduate Scholarship"],
  ["Smith Scholarship for Engineers", "Smith Scholarship for Nurses"],
  ["$1,000 Review Sweepstakes", "$2,000 Review Sweepstakes"],
])("on one page %s and %s are two scholarships", (a, b) => {
  expect(sameScholarship(scholarship(a, "X", page), scholarship(b, "X", page))).toBe(false);
  expect(similarTitles(a, b)).toBe(similarTitles(b, a));
});

test("the cycle is read from the title", () => {
  expect(cycleInTitle("2026–27 Smith Scholarship")).toBe("2026-27");
  expect(cycleInTitle("Smith Scholarship")).toBeNull();
});
