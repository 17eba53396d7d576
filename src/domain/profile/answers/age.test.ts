import { expect, test } from "vitest";
import { dateOfBirthRefusal } from "./age.ts";

const now = new Date("2026-11-18T12:00:00Z");

test("a student is accepted from the thirteenth birthday", () => {
  expect(dateOfBirthRefusal("2013-11-18", now)).toBeNull();
  expect(dateOfBirthRefusal("2013-11-19", now)).not.toBeNull();
  expect(dateOfBirthRefusal("2012-02-29", new Date("2025-02-28T23:00:00Z"))).not.toBeNull();
  expect(dateOfBirthRefusal("2012-02-29", new Date("2025-03-01T00:00:00Z"))).toBeNull();
});

test("a child and a date in the future get the same message without an age", () => {
  const refusal = dateOfBirthRefusal("2020-01-01", now);
  expect(dateOfBirthRefusal("2027-01-01", now)).toBe(refusal);
  expect(refusal).not.toMatch(/13|thirteen|age|young/i);
});

test("a birthday too long ago is refused as a typing error", () => {
  expect(dateOfBirthRefusal("1899-12-31", now)).toBe("Give a date of birth from 1900 on.");
  expect(dateOfBirthRefusal("1900-01-01", now)).toBeNull();
});
