import { expect, test } from "vitest";
import type { Constraint } from "../understood.ts";
import { worthLoosening } from "./worth-loosening.ts";

const texas: Constraint = { slot: "residence", value: "TX", words: "Texas" };
const ohio: Constraint = { slot: "residence", value: "OH", words: "Ohio" };
const gpa: Constraint = { slot: "gpa", value: 3, words: "3.0" };
const women: Constraint = { slot: "group", value: "women", words: "women" };
const black: Constraint = { slot: "group", value: "black", words: "Black" };
const constraints = [texas, ohio, gpa, women, black];
const missing = (...missed: Constraint[]) => ({
  missed: missed.map((constraint) => ({ constraint, sentence: "" })),
  ruled_out: false,
});

test("constraints are counted where they are the only ones that a scholarship misses", () => {
  const found = [missing(gpa), missing(gpa, women), missing(women), missing(gpa), missing()];
  expect(worthLoosening(constraints, found)).toEqual([
    { constraints: [2], scholarships: 2 },
    { constraints: [3], scholarships: 1 },
  ]);
});

test("alternatives are left out together, and the groups of a student are not", () => {
  expect(worthLoosening(constraints, [missing(texas, ohio), missing(women, black)])).toEqual([
    { constraints: [0, 1], scholarships: 1 },
  ]);
});

test("a scholarship that does not name an illness is not found by leaving something out", () => {
  const unnamed = { ...missing(gpa), missed: [...missing(gpa).missed, { sentence: "Does not name “lupus”" }] };
  expect(worthLoosening(constraints, [unnamed])).toEqual([]);
});

test("a scholarship that rules the student out does not count", () => {
  expect(worthLoosening(constraints, [{ ...missing(gpa), ruled_out: true }])).toEqual([]);
});
