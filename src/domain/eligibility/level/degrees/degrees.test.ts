import { expect, test } from "vitest";
import { mentionsOf } from "#tests/support/meanings-of.ts";
import { readEligibility } from "../../read-eligibility.ts";
import { degrees } from "./degrees.ts";

const demandsOf = (text: string) => mentionsOf(degrees, text).map(([, meaning]) => meaning);

test.each([
  "Must hold a bachelor's degree.",
  "HOLDERS OF A BACHELOR'S DEGREE",
  "Must have completed an undergraduate degree.",
  "Must hold the equivalent of a bachelor's degree.",
  "Must hold a first degree.",
])("%s demands a bachelor's degree", (text) => {
  expect(demandsOf(text)).toEqual([{ about: "demand", demand: { about: "bachelors_degree" } }]);
});

test.each([
  "Must have a PhD.",
  "Recent graduates may apply.",
  "Must be a graduate of the University of Iowa.",
  "A first class honours degree.",
  "High school graduates.",
])("%s is left to check", (text) => {
  expect(demandsOf(text)).toEqual([{ about: "demand", demand: { about: "check", kind: "degree" } }]);
});

test("the time by which a degree must be held demands nothing more", () => {
  for (const quote of ["Hold a bachelor's degree by the time the grant starts.", "Hold a first degree."])
    expect(readEligibility({ title: "", provider: "", text: `Requirements:\n- ${quote}` }).demands).toEqual([
      { about: "bachelors_degree", quote },
    ]);
});

test("a degree that is not held is not demanded", () => {
  expect(demandsOf("Applicants without a graduate degree.")).toEqual([]);
});
