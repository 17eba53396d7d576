import { expect, test } from "vitest";
import { gradeChanges, gradeHint } from "./grade.ts";

test("a grade on another scale is shown on the 4.0 scale", () => {
  expect(gradeHint({ gpa: "87", gpa_scale: "100" })).toBe("87 is about 3.3 of 4.0.");
  expect(gradeHint({ gpa: " B+ ", gpa_scale: "letter" })).toBe("B+ is about 3.3 of 4.0.");
});

test("the hint of an implausibly low grade asks whether its scale is right", () => {
  expect(gradeHint({ gpa: "8.7", gpa_scale: "percentage" })).toBe("8.7 is about 0.3 of 4.0. Is the scale right?");
  expect(gradeHint({ gpa: "0.9", gpa_scale: "4.0" })).toBe("0.9 of 4.0 is very low. Is the scale right?");
  expect(gradeHint({ gpa: "3.6", gpa_scale: "4.0" })).toBe("From 0 to 4, such as 3.6.");
});

test("an empty or unreadable grade shows an example of its scale", () => {
  expect(gradeHint({ gpa: "", gpa_scale: "5.0" })).toBe("From 0 to 5, such as 4.3.");
  expect(gradeHint({ gpa: "185", gpa_scale: "100" })).toBe("From 0 to 100, such as 92.");
});

test("a grade is saved as given, with its scale unless that is 4.0", () => {
  expect(gradeChanges({ gpa: "85", gpa_scale: "100" })).toEqual({ gpa_given: "85", gpa_scale: "100" });
  expect(gradeChanges({ gpa: " 3.6 ", gpa_scale: "4.0" })).toEqual({ gpa: 3.6 });
  expect(gradeChanges({ gpa: "", gpa_scale: "100" })).toEqual({ gpa: null });
});
