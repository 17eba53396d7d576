import { expect, test } from "vitest";
import { indexOfFacts } from "#tests/support/index-of-facts.ts";
import { readQuery } from "../query/read-query.ts";
import { searchCatalogue } from "../search-catalogue.ts";
import { readingOf } from "../shown/reading-of.ts";

const today = "2026-11-30";
const index = indexOfFacts(
  [
    { title: "Sixth On", description: "For students in grades 6 to 12." },
    { title: "Signed Up", description: "For families who sign up in 7th or 8th grade." },
    { title: "All Grades", description: "For students from kindergarten to grade 12." },
    { title: "High School", description: "For students in grades 9 to 12 with good grades." },
    { title: "Teachers", description: "For those who teach grades 7 to 12." },
  ],
  today,
);
const search = (words: string) => searchCatalogue(index, { understood: readQuery(words, today), words, limit: 9 });

test.each([
  ["7th grader", "All Grades", "Signed Up", "Sixth On"],
  ["my son is in fourth grade", "All Grades"],
  ["grade 6", "All Grades", "Sixth On"],
  ["middle school scholarships", "All Grades", "Signed Up", "Sixth On"],
  ["elementary school", "All Grades"],
])("a student below ninth grade finds what takes their grade: %s", (words, ...titles) => {
  const found = search(words);
  expect(found.items.map(({ id }) => id).sort()).toEqual(titles);
  expect(readingOf(words, found, today).notes).toEqual([
    "Few scholarships are for students below ninth grade. Check the grades of each one.",
  ]);
});

test("where nothing takes their grade, nothing fits, and the answer says so", () => {
  const highSchool = indexOfFacts([{ title: "High School", description: "For students in grades 9 to 12." }], today);
  const words = "7th grader";
  const found = searchCatalogue(highSchool, { understood: readQuery(words, today), words, limit: 9 });
  expect(found.fitting).toBe(0);
  expect(readingOf(words, found, today).corrections).not.toEqual([]);
});

test("a ninth grader is in high school", () => {
  expect(readQuery("9th grade", today).constraints).toMatchObject([{ slot: "academic_level", value: "high_school" }]);
});
