import { expect, test } from "vitest";
import { isUnderstoodField } from "./understood-field.ts";

test.each(["Computer Science", "nursing", "Marine robotics engineering", "Undecided", "", "any major"])(
  "%j is understood",
  (words) => {
    expect(isUnderstoodField(words)).toBe(true);
  },
);

test.each(["engin", "blorbology"])("%j is not understood", (words) => {
  expect(isUnderstoodField(words)).toBe(false);
});
