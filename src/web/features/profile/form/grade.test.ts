import { expect, test } from "vitest";
import { gpaScales, gradeRefusal } from "#domain/profile/answers/gpa-scale.ts";
import { gradeChanges, gradeHint } from "./grade.ts";

test("a grade on another scale is shown on the 4.0 scale", () => {
  expect(gradeHint({ gpa: "87", gpa_scale: "100" })).toBe("87 of 100 is about 3.3 of 4.0.");
  expect(gradeHint({ gpa: "8.7", gpa_scale: "10" })).toBe("8.7 of 10 is about 3.5 of 4.0.");
  expect(gradeHint({ gpa: " B+ ", gpa_scale: "letter" })).toBe("B+ is about 3.3 of 4.0.");
});

test("the hint of an implausibly low grade asks whether its scale is right", () => {
  expect(gradeHint({ gpa: "8.7", gpa_scale: "percentage" })).toBe(
    "8.7 is about 0.3 of 4.0. Did you mean “10-point scale”?",
  );
  expect(gradeHint({ gpa: "3.6", gpa_scale: "20" })).toBe("3.6 of 20 is about 0.7 of 4.0. Did you mean “4.0 scale”?");
  expect(gradeHint({ gpa: "0.9", gpa_scale: "4.0" })).toBe("0.9 of 4.0 is very low. Is the scale right?");
  expect(gradeHint({ gpa: "3.6", gpa_scale: "4.0" })).toBe("From 0 to 4, such as 3.6.");
});

test("an empty or unreadable grade shows an example of its scale", () => {
  expect(gradeHint({ gpa: "", gpa_scale: "5.0" })).toBe("From 0 to 5, such as 4.3.");
  expect(gradeHint({ gpa: "185", gpa_scale: "100" })).toBe("From 0 to 100, such as 92.");
  expect(gradeHint({ gpa: "", gpa_scale: "uk_class" })).toBe("1st, 2:1, 2:2, 3rd or pass.");
  for (const scale of gpaScales) expect(gradeHint({ gpa: "", gpa_scale: scale })).toMatch(/^From |^1st/);
});

test("a grade above its scale names the scale that holds it", () => {
  expect(gradeHint({ gpa: "8.7", gpa_scale: "4.0" })).toBe(
    "From 0 to 4, such as 3.6. For 8.7, choose “10-point scale”.",
  );
  expect(gradeHint({ gpa: "4.5", gpa_scale: "4.0" })).toBe(
    "From 0 to 4, such as 3.6. For 4.5, choose “5.0 scale (weighted GPA, or CGPA)”, or “2 to 5, where 5 is best” outside the US.",
  );
});

test("an example of a scale is a grade of that scale", () => {
  for (const scale of gpaScales) {
    const example = /such as ([^ ]+)\.(?: |$)/.exec(gradeHint({ gpa: "", gpa_scale: scale }))?.[1] ?? "2:1";
    expect(gradeRefusal(example, scale), scale).toBeNull();
  }
});

test("a grade is saved as given, with its scale unless that is 4.0", () => {
  expect(gradeChanges({ gpa: "85", gpa_scale: "100" })).toEqual({ gpa_given: "85", gpa_scale: "100" });
  expect(gradeChanges({ gpa: " 3.6 ", gpa_scale: "4.0" })).toEqual({ gpa: 3.6 });
  expect(gradeChanges({ gpa: "", gpa_scale: "100" })).toEqual({ gpa: null });
});
