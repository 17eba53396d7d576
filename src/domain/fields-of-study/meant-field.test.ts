import fc from "fast-check";
import { expect, test } from "vitest";
import { meantPlace } from "../places/meant-place.ts";
import { familiarFields } from "./field-names.ts";
import { meantField } from "./meant-field.ts";

test.each([
  ["engin", "Engineering"],
  ["nurs", "Nursing"],
])("the field %j is not matched and suggests %s", (typed, meant) => {
  const found = meantField(typed);
  expect(found.isMatched).toBe(false);
  expect(found.meant.some((name) => name.startsWith(meant))).toBe(true);
});

test.each([...familiarFields, "STEM", "any major", "Marine robotics engineering", ""])(
  "the field %j is matched",
  (field) => {
    expect(meantField(field)).toEqual({ isMatched: true, meant: [] });
  },
);

test.each([
  ["Austin, Texs", "Austin, Texas"],
  ["Calif0rnia", "California"],
  ["Germny", "Germany"],
])("the place %j is not matched and suggests %s", (typed, meant) => {
  expect(meantPlace(typed)).toMatchObject({ isMatched: false, meant: expect.arrayContaining([meant]) });
});

test("a field with a wrong letter is matched, and says as what", () => {
  expect(meantField("Computer Scince")).toEqual({
    isMatched: true,
    meant: [],
    understood: "We match this as “computer science”.",
  });
});

test("a word like no field is not matched and has no suggestions", () => {
  expect(meantField("zzzq")).toEqual({ isMatched: false, meant: [] });
});

test.each(["Austin, TX", " "])("the place %j is matched", (location) => {
  expect(meantPlace(location)).toEqual({ isMatched: true, meant: [] });
});

test("any text has at most five suggestions", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100_000 }), (typed) => {
      expect(meantField(typed).meant.length).toBeLessThanOrEqual(5);
      expect(meantPlace(typed).meant.length).toBeLessThanOrEqual(5);
    }),
    { numRuns: 30 },
  );
});
