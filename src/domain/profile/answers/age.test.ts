import { expect, test } from "vitest";
import { dateOfBirthRefusal } from "./age.ts";

const now = new Date("2026-11-18T12:00:00Z");

test("a student is accepted from the thirteenth birthday", () => {
  expect(dateOfBirthRefusal("2013-11-18", now)).toBeNull();
  expect(dateOfBirthRefusal("2013-11-19", now)).not.toBeNull();
  expect(dateOfBirthRefusal("2012-02-29", new Date("2025-02-28T23:00:00Z"))).not.toBeNull();
  expect(dateOfBirthRefusal("2012-02-29", new Date("2025-03-01T00:00:00Z"))).toBeNull();
});

test("the message for a child names no age", () => {
  for (const born of ["2020-01-01", "2026-11-18"])
    expect(dateOfBirthRefusal(born, now)).toBe("Laurel cannot be used with this date of birth.");
});

test("a day in the future is refused as a slip", () => {
  for (const born of ["2026-11-19", "2030-01-01", "9999-12-31"])
    expect(dateOfBirthRefusal(born, now)).toBe("This day is in the future. Check the year.");
});

test("a birthday too long ago is refused as a typing error", () => {
  for (const born of ["1850-01-01", "1902-03-04", "1916-11-18"])
    expect(dateOfBirthRefusal(born, now)).toBe("This day is over 110 years ago. Check the year.");
  expect(dateOfBirthRefusal("1916-11-19", now)).toBeNull();
});
