import fc from "fast-check";
import { expect, test } from "vitest";
import { suggestedColleges } from "./suggested-colleges.ts";

test.each([
  ["georgia tech", "Georgia Institute of Technology"],
  ["gatech", "Georgia Institute of Technology"],
  ["virginia tech", "Virginia Polytechnic Institute and State University"],
  ["michigan tech", "Michigan Technological University"],
  ["caltech", "California Institute of Technology"],
  ["nc a&t", "North Carolina A & T State University"],
  ["NC A & T", "North Carolina A & T State University"],
  ["florida a&m", "Florida Agricultural and Mechanical University"],
  ["famu", "Florida Agricultural and Mechanical University"],
  ["ncat", "North Carolina A & T State University"],
  ["msu billings", "Montana State University Billings"],
  ["mit", "Massachusetts Institute of Technology"],
  ["ucla", "University of California-Los Angeles"],
  ["uc davis", "University of California-Davis"],
  ["uga", "University of Georgia"],
  ["u of georgia", "University of Georgia"],
  ["umass", "University of Massachusetts-Amherst"],
  ["nc state", "North Carolina State University at Raleigh"],
  ["ohio state", "Ohio State University"],
  ["cal state la", "California State University-Los Angeles"],
  ["suny albany", "SUNY at Albany"],
  ["mt. holyoke", "Mount Holyoke College"],
  ["rice", "Rice University"],
])("%s suggests %s first", (typed, name) => {
  expect(suggestedColleges(typed)[0]).toBe(name);
});

test.each([
  ["uw", "University of Washington-Seattle Campus"],
  ["wsu", "Washington State University"],
  ["gonzage", "Gonzaga University"],
  ["central w", "Central Washington University"],
])("%s of a student in Washington suggests %s first", (typed, name) => {
  expect(suggestedColleges(typed, { state: "WA", country: "US" })[0]).toBe(name);
});

test("initials of several colleges suggest each of them, the larger before others", () => {
  expect(suggestedColleges("usc").slice(0, 2).toSorted()).toEqual([
    "University of South Carolina-Columbia",
    "University of Southern California",
  ]);
  expect(suggestedColleges("lsu")[0]).toBe("Louisiana State University and Agricultural & Mechanical College");
});

test("empty text, an unknown name and a whole name have no suggestions", () => {
  expect(["  ", "Hogwarts", "Spelman College"].map((typed) => suggestedColleges(typed))).toEqual([[], [], []]);
});

test("any text has at most eight different suggestions", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100, unit: "grapheme" }), (typed) => {
      const found = suggestedColleges(typed);
      expect(found.length).toBeLessThanOrEqual(8);
      expect(new Set(found).size).toBe(found.length);
    }),
    { numRuns: 30 },
  );
});
