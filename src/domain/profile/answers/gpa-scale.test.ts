import fc from "fast-check";
import { expect, test } from "vitest";
import { type GpaScale, gpaScales, gradeInWords, gradeRefusal, likelierScale, onFourPointScale } from "./gpa-scale.ts";

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
  ["8.7", "10", 3.48],
  ["10.1", "10", null],
  ["16", "20", 4],
  ["13", "20", 3],
  ["10", "20", 2],
  ["5", "20", 1],
  ["4.5", "2-5", 3.5],
  ["3", "2-5", 2],
  ["2.5", "2-5", 1],
  ["1.9", "2-5", null],
  ["1,7", "1-5", 3.3],
  ["1", "1-5", 4],
  ["0.9", "1-5", null],
  ["2:1", "uk_class", 3.3],
  ["Upper Second", "uk_class", 3.3],
  ["1st", "uk_class", 4],
  ["First-class honours", "uk_class", 4],
  ["second class upper", "uk_class", 3.3],
  ["Second Class Honours (Upper Division)", "uk_class", 3.3],
  ["second class, lower division", "uk_class", 2.7],
  ["Lower second", "uk_class", 2.7],
  ["third class", "uk_class", 2],
  ["Pass", "uk_class", 1],
  ["second class", "uk_class", null],
  ["first division", "uk_class", null],
  ["honours", "uk_class", null],
  ["constructor", "uk_class", null],
  ["2:3", "uk_class", null],
  ["b+", "letter", 3.3],
  ["A−", "letter", 3.7],
  ["E", "letter", null],
  ["toString", "letter", null],
  ["", "4.0", null],
  ["three", "4.0", null],
  ["-1", "4.0", null],
  ["3,6", "4.0", 3.6],
  ["1,200", "percentage", null],
  ["3,800", "4.0", null],
  ["1e2", "100", null],
])("%j on %s is %s on 4.0", (given, scale, expected) => {
  expect(onFourPointScale(given, scale)).toBe(expected);
});

test("any text is either a GPA or has an error message", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...gpaScales), (given, scale) => {
      const gpa = onFourPointScale(given, scale);
      if (gpa === null) expect(gradeRefusal(given, scale)).not.toBeNull();
      else expect(gpa >= 0 && gpa <= 4).toBe(true);
    }),
  );
});

test("a better mark never converts to a lower GPA", () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), fc.constantFrom("10", "20", "100", "percentage"), (a, b, scale) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map((mark) => onFourPointScale(String(mark), scale) ?? 4);
      expect(low).toBeLessThanOrEqual(high ?? -1);
    }),
  );
});

test("a converted grade shows on the 4.0 scale", () => {
  expect(gradeInWords("8.7", "10")).toBe("8.7 of 10 is about 3.5 of 4.0");
  expect(gradeInWords("74%", "percentage")).toBe("74% is about 3.0 of 4.0");
  expect(gradeInWords("2:1", "uk_class")).toBe("2:1 is about 3.3 of 4.0");
  expect(gradeInWords("3.6", "4.0")).toBeNull();
  expect(gradeInWords("87", "10")).toBeNull();
});

test.each<[string, GpaScale, GpaScale | null]>([
  ["8.7", "4.0", "10"],
  ["4.3", "4.0", "5.0"],
  ["15", "4.0", "20"],
  ["92", "4.0", "100"],
  ["8.7", "percentage", "10"],
  ["3.6", "100", "4.0"],
  ["3.6", "20", "4.0"],
  ["3.6", "4.0", null],
  ["0.5", "4.0", null],
  ["74", "percentage", null],
  ["8.7", "10", null],
  ["A", "letter", null],
  ["three", "4.0", null],
])("for %s on %s the likelier scale is %s", (given, scale, likelier) => {
  expect(likelierScale(given, scale)).toBe(likelier);
});
