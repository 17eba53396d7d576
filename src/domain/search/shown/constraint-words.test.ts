import { expect, test } from "vitest";
import { constraintWords } from "./constraint-words.ts";

test.each([
  ["loan", "not loan", "No loans"],
  ["contests", "except contests", "No contests"],
  ["rec letters", "no rec letters", "No rec letters"],
  ["Engineering", "not engineering", "Not Engineering"],
  ["women", "nothing for women", "Not for women"],
  ["TX", "not in texas", "Not in Texas"],
  ["CA", "out of state student", "Not from California"],
  ["United States", "don't want to study in the US", "Not in the United States"],
  ["rotc", "not rotc", "Not ROTC"],
  ["service owed", "no strings attached", "No service owed"],
  ["us_citizen", "not a us citizen", "Not only for US citizens"],
  ["high_school", "no high school", "Not for high school students"],
])("%s, said as “%s”, is shown as “%s”", (value, words, shown) => {
  expect(constraintWords({ slot: "exclude", value, words }, "2026-11-22")).toBe(shown);
});
