import { expect, test } from "vitest";
import { isLeftToCheck } from "./constraint-sentences.ts";
import type { Constraint, Slot } from "./understood.ts";

// A slot is all that it looks at.
const isLeft = (slot: Slot) => isLeftToCheck({ slot } as Constraint);

test("an unknown field, place, citizenship or group is left to check, as silence about it is open to everybody", () => {
  const slots = ["field_of_study", "residence", "country", "citizenship", "group"] as const;
  expect(slots.filter((slot) => !isLeft(slot))).toEqual([]);
});

test("a level, GPA, amount or date that is unknown is not stated, so nothing is left to check", () => {
  const slots = ["academic_level", "gpa", "amount_min", "deadline_before", "essay", "financial_need"] as const;
  expect(slots.filter(isLeft)).toEqual([]);
});
