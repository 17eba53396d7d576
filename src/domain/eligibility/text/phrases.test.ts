import { expect, test } from "vitest";
import { phraseFinder, spellings } from "./phrases.ts";
import { tokensOf } from "./tokens.ts";

test("a phrase stands for all its spellings", () => {
  expect(spellings("(high|secondary) school senior(s)").map((words) => words.join(" "))).toEqual([
    "high school senior",
    "high school seniors",
    "secondary school senior",
    "secondary school seniors",
  ]);
  expect(spellings("(a|an|) US citizen").map((words) => words.join(" "))).toEqual([
    "a US citizen",
    "an US citizen",
    "US citizen",
  ]);
});

test("the longest phrase is found at each word", () => {
  const find = phraseFinder([
    ["high school", 1],
    ["high school senior(s)", 2],
  ]);
  expect(find(tokensOf("For high-school seniors of a high school.")).map(({ value }) => value)).toEqual([2, 1]);
});
