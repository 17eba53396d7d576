import { expect, test } from "vitest";
import type { Constraint, Understood } from "../understood.ts";
import { withProposedConstraints } from "./proposed-constraints.ts";

const nursing: Constraint = { slot: "field_of_study", value: "Nursing", words: "RN" };
const texas: Constraint = { slot: "residence", value: "TX", words: "Lone Star" };
const read = (understood: Partial<Understood>): Understood => ({
  constraints: [],
  topics: [],
  ignored: [],
  ...understood,
});

test("a proposal for words that were not understood is added", () => {
  const understood = read({ ignored: ["the Lone Star state", "so what"], topics: ["rn"] });
  expect(withProposedConstraints(understood, [nursing, texas])).toEqual({
    constraints: [nursing, texas],
    topics: ["rn"],
    ignored: ["so what"],
  });
});

test.each<[string, Constraint]>([
  ["words that the student did not write", { ...nursing, words: "nurse" }],
  ["a part of a word", { ...nursing, words: "star stat" }],
  ["no words", { ...nursing, words: " " }],
  ["a state that does not exist", { ...texas, value: "QQ" }],
  ["a country that does not exist", { slot: "country", value: "QQ", relation: "home", words: "rn" }],
  ["a field that does not exist", { ...nursing, value: "Blorbology" }],
  ["an impossible GPA", { slot: "gpa", value: 40, words: "rn" }],
  ["an impossible amount", { slot: "amount_min", value: -5, words: "rn" }],
])("a proposal with %s does not count", (_, proposal) => {
  const understood = read({ topics: ["rn"], ignored: ["Lone Star state"] });
  expect(withProposedConstraints(understood, [proposal])).toEqual(understood);
});

test("a proposal does not replace what was read", () => {
  const gpa: Constraint = { slot: "gpa", value: 3.2, words: "3.2" };
  const understood = read({ constraints: [gpa, nursing], topics: ["rn"] });
  const proposals = [{ ...gpa, value: 2, words: "rn" }, nursing];
  expect(withProposedConstraints(understood, proposals)).toEqual(understood);
});
