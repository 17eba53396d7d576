import { expect, test } from "vitest";
import { longestSentence } from "./bounded-text.ts";
import { statements } from "./statements.ts";

test("abbreviations and labels do not end a statement", () => {
  expect(statements("Due Mar. 1. Amount. $500 each. Max. 3 awards\n• No. 2 wins")).toEqual([
    "Due Mar. 1.",
    "Amount. $500 each.",
    "Max. 3 awards",
    "No. 2 wins",
  ]);
});

test("a statement goes on behind an abbreviation before a small letter, and ends before the next entry of a list", () => {
  expect(statements("Pays $750/sem. or $500/qtr. Paid in USD. Be able to begin in May. - be 18")).toEqual([
    "Pays $750/sem. or $500/qtr.",
    "Paid in USD.",
    "Be able to begin in May.",
    "- be 18",
  ]);
});

test("a long statement becomes several, and no word is lost", () => {
  const text = "word ".repeat(500).trim();
  const parts = statements(text);
  expect(parts.every((part) => part.length <= longestSentence)).toBe(true);
  expect(parts.join(" ")).toBe(text);
});
