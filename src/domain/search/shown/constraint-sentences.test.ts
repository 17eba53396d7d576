import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import type { Constraint, Slot } from "../understood.ts";
import { isLeftToCheck, missedSentence } from "./constraint-sentences.ts";

// A slot is all that it looks at.
const isLeft = (slot: Slot, facts: Partial<ScholarshipFacts> = {}) =>
  isLeftToCheck({ slot } as Constraint, blankScholarship({ deadline_kind: "unknown", deadline_text: null, ...facts }));

test("an unknown field, place, citizenship or group is left to check, as silence about it is open to everybody", () => {
  const slots = ["field_of_study", "residence", "country", "citizenship", "group"] as const;
  expect(slots.filter((slot) => !isLeft(slot))).toEqual([]);
});

test("a level, GPA, amount or date that is unknown is not stated, so nothing is left to check", () => {
  const slots = ["academic_level", "gpa", "amount_min", "deadline_before", "essay", "financial_need"] as const;
  expect(slots.filter((slot) => isLeft(slot))).toEqual([]);
});

test("of a level that is stated the class is left to check", () => {
  expect(isLeft("academic_level", { academic_level: ["bachelor"] })).toBe(true);
});

test("a rolling or usual deadline is stated, and left to check", () => {
  expect(isLeft("deadline_before", { deadline_kind: "rolling" })).toBe(true);
  expect(isLeft("deadline_after", { deadline_text: "Usually in March" })).toBe(true);
  expect(isLeft("amount_min", { deadline_kind: "rolling" })).toBe(false);
});

test("a scholarship that a class misses says whether it is for another class, or closes after this one has left", () => {
  const seniors = { slot: "academic_level", value: "high_school", words: "seniors", graduation_year: 2027 } as const;
  const missed = (deadline: string, academic_level: "high_school" | "bachelor") =>
    missedSentence(seniors, blankScholarship({ deadline, academic_level: [academic_level] }));
  expect(missed("2027-09-15", "high_school")).toBe("Closed for your class");
  expect(missed("2027-03-01", "high_school")).toBe("For another class");
  expect(missed("2027-09-15", "bachelor")).toBe("Only for bachelor's students");
});

test("a scholarship for the degree after the one that was said says which it pays for", () => {
  const masters = { slot: "academic_level", value: "master", words: "masters" } as const;
  const doctoral = { title: "Oak Doctoral Award", academic_level: ["master" as const, "doctoral" as const] };
  expect(missedSentence(masters, blankScholarship(doctoral))).toBe("Pays for a doctorate");
});
