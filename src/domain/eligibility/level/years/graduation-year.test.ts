import { expect, test } from "vitest";
import { mentionsOf } from "#tests/support/meanings-of.ts";
import { readEligibility } from "../../read-eligibility.ts";
import { graduationYear } from "./graduation-year.ts";

const yearsOf = (text: string, part: "title" | "text" = "text") =>
  mentionsOf(graduationYear, text, part).flatMap(([, meaning]) =>
    meaning.about === "graduation_year" ? [meaning.years] : [],
  );

test.each([
  ["Must be a member of the class of 2027.", [2027]],
  ["Students graduating in spring 2027.", [2027]],
  ["STUDENTS GRADUATING FROM HIGH SCHOOL IN 2027", [2027]],
  ["Open to 2027 graduates.", [2027]],
  ["Must be a 2026 or 2027 high school graduate.", [2026, 2027]],
  ["Expected graduation date between December 2026 and June 2027.", [2026, 2027]],
  ["Graduating in 2026 or 2027.", [2026, 2027]],
  ["For a 2027 graduating high school student.", [2027]],
  ["Must be a 2027 high school senior.", [2027]],
  ["Will graduate in the academic year 2026-27.", [2026, 2027]],
])("%s names a year of graduation", (text, years) => {
  expect(yearsOf(text)).toEqual([years]);
});

test.each([
  "Founded by the class of 1957.",
  "The 2027 High School Senior Contest is open.",
  "Graduating by June 2027.",
  "Until April 15, 2027, high school seniors may apply.",
  "By May 1st, 2027 graduating seniors must apply.",
  "Must have graduated in 2020 or later.",
])("%s names no single year", (text) => {
  expect(yearsOf(text)).toEqual([]);
});

test("a class in a title gave the money", () => {
  expect(yearsOf("Class of 2010 Scholarship", "title")).toEqual([]);
});

test("an open end is left to check", () => {
  expect(yearsOf("Applicants must be graduating no earlier than May 2028.")).toEqual([]);
});

test.each(["Must start graduate school in fall 2027.", "The class of 2025 raised the money for this award."])(
  "%j tells no year in which who applies graduates",
  (text) => {
    expect(readEligibility({ title: "", provider: "", text }).facts.graduation_years).toEqual([]);
  },
);
