import { expect, test } from "vitest";
import { answerEffect } from "./answer-effect.ts";

const totals = (total: number, qualify: number, potential_value: number, good = 0) => ({
  total,
  parts: {
    strong_qualify: qualify,
    strong_one_answer: 0,
    strong_check: 1,
    good,
    possible: 9,
    weak: 9,
    other_college: 9,
  },
  sections: { qualify, one_answer: 0, check: 0, other_college: 0 },
  potential_value,
});

test.each([
  [
    totals(180, 1, 5000),
    totals(167, 3, 65_000),
    "2 more you qualify for, 2 more good or strong fits, 13 ruled out. Potential value: $60,000 more.",
  ],
  [
    totals(180, 1, 5000),
    totals(180, 0, 0),
    "1 fewer you qualify for, 1 fewer good or strong fit. Potential value: $5,000 less.",
  ],
  [totals(180, 1, 0), totals(1181, 1, 0), "1,001 more in your list."],
  [totals(180, 2, 0, 4), totals(180, 2, 0, 1), "3 fewer good or strong fits."],
  [totals(180, 2, 5000), totals(180, 2, 5500), "Potential value: $500 more."],
  [totals(180, 2, 5000), totals(180, 2, 5000), "The numbers of your list stay the same."],
])("the effect of an answer is what changed in the figures of the list", (before, after, text) => {
  expect(answerEffect(before, after)).toBe(text);
});
