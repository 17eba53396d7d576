import { expect, test } from "vitest";
import { foldedWords } from "../../../../places/folded-words.ts";
import { degreeOfGoals, namedDegree } from "./named-degree.ts";

test.each([
  ["I want a master's in chemistry in Germany, not in the USA.", "master"],
  ["Not in the US: a PhD in physics in Canada.", "doctorate"],
  ["A master's in Germany with no debt.", "master"],
  ["I do not want a PhD.", null],
  ["No master's degree for me.", null],
  ["My mother has a master's degree.", null],
  ["A master's, then a PhD.", null],
])("the degree that goals aim at, where a refused place is none: %s", (goals, degree) => {
  expect(degreeOfGoals(goals)).toBe(degree);
});

test.each([
  ["Do a doctorate at a university in Germany.", "doctorate"],
  ["Study or do a doctorate at a university in Germany.", null],
  ["Begin a doctorate at a college or university.", "doctorate"],
])('a doctorate behind "or" is one choice of several: %s', (quote, degree) => {
  expect(namedDegree(foldedWords(quote))).toBe(degree);
});
