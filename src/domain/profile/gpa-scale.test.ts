import fc from "fast-check";
import { expect, test } from "vitest";
import { type GpaScale, gpaScales, gradeRefusal, onFourPointScale } from "./gpa-scale.ts";

test.each<[string, GpaScale, number | null]>([
  ["3.65", "4.0", 3.65],
  ["4.01", "4.0", null],
  ["4.5", "5.0", 3.6],
  ["5", "5.0", 4],
  ["93", "100", 4],
  ["92.9", "100", 3.7],
  ["85", "100", 3],
  ["64", "100", 0],
  ["101", "100", null],
  ["70%", "percentage", 2.8],
  ["70", "percentage", 2.8],
  ["b+", "letter", 3.3],
  ["A−", "letter", 3.7],
  ["E", "letter", null],
  ["toString", "letter", null],
  ["", "4.0", null],
  ["three", "4.0", null],
  ["-1", "4.0", null],
  ["1e2", "100", null],
])("%j on %s is %s on 4.0", (given, scale, expected) => {
  expect(onFourPointScale(given, scale)).toBe(expected);
});

test("whatever is given, the result is a GPA or none, and a refusal says how to write it", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...gpaScales), (given, scale) => {
      const gpa = onFourPointScale(given, scale);
      if (gpa === null) expect(gradeRefusal(given, scale)).not.toBeNull();
      else expect(gpa >= 0 && gpa <= 4).toBe(true);
    }),
  );
});

test("a better mark is never a lower GPA", () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), fc.constantFrom("100", "percentage"), (a, b, scale) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map((mark) => onFourPointScale(String(mark), scale) ?? -1);
      expect(low).toBeLessThanOrEqual(high ?? -1);
    }),
  );
});
