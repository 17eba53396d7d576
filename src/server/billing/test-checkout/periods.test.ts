import { expect, test } from "vitest";
import { monthsAfter, periodAt } from "./periods.ts";

test("a period ends on the same day of the month, or on the last one of a shorter month", () => {
  expect(monthsAfter(new Date("2026-11-18T12:00:00Z"), 3)).toEqual(new Date("2027-02-18T12:00:00Z"));
  expect(monthsAfter(new Date("2026-11-30T12:00:00Z"), 3)).toEqual(new Date("2027-02-28T12:00:00Z"));
});

test("the next period begins with the moment in which the last one ends", () => {
  const start = new Date("2026-11-18T12:00:00Z");
  expect(periodAt(start, 3, start)).toEqual({ number: 0, end: new Date("2027-02-18T12:00:00Z") });
  expect(periodAt(start, 3, new Date("2027-02-18T11:59:59Z")).number).toBe(0);
  expect(periodAt(start, 3, new Date("2027-02-18T12:00:00Z"))).toEqual({
    number: 1,
    end: new Date("2027-05-18T12:00:00Z"),
  });
});
