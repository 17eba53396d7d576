import { expect, test } from "vitest";
import { scoreBand, scoreBandLabels } from "./match-vocabulary.ts";

test.each([
  [90, "Excellent fit"],
  [89, "Strong fit"],
  [75, "Strong fit"],
  [74, "Good fit"],
  [60, "Good fit"],
  [59, "Fair fit"],
  [30, "Fair fit"],
  [29, "Weak fit"],
])("a score of %i is called %s", (score, label) => {
  expect(scoreBandLabels[scoreBand(score)]).toBe(label);
});
