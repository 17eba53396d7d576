import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAsNumber, dayOf, daysAfter, daysBetween } from "./day.ts";

test("days count whole calendar days, over month and year ends", () => {
  expect(daysBetween("2026-11-21", "2026-11-30")).toBe(9);
  expect(daysBetween("2026-12-31", "2027-01-01")).toBe(1);
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2026-11-21", "2026-11-20")).toBe(-1);
});

test("days between two days are opposite in the two directions", () => {
  const day = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(day, day, (a, b) => {
      const [from, to] = [dayOf(a), dayOf(b)];
      expect(daysBetween(from, to) + daysBetween(to, from)).toBe(0);
    }),
  );
});

test("so many days after a day are that many days away, over months and leap years", () => {
  expect(daysAfter("2026-11-21", 30)).toBe("2026-12-21");
  expect(daysAfter("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysBetween("2026-11-21", daysAfter("2026-11-21", 400))).toBe(400);
});

test("a day is one number, larger for later days", () => {
  expect(dayAsNumber("2026-11-23")).toBe(20_261_123);
  expect(dayAsNumber("2004-01-09")).toBe(20_040_109);
});
