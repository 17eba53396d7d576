import fc from "fast-check";
import { expect, test } from "vitest";
import { nextDeadline, scholarshipAsOf } from "./next-deadline.ts";

test.each([
  ["04-01", "2026-11-21", "2027-04-01"],
  ["12-01", "2026-11-21", "2026-12-01"],
  ["11-21", "2026-11-21", "2026-11-21"],
  ["02-29", "2026-11-21", "2027-02-28"],
  ["02-29", "2027-03-01", "2028-02-29"],
  ["02-29", "2027-02-28", "2027-02-28"],
])("the next %s after %s is %s", (yearly, today, next) => {
  expect(nextDeadline(yearly, today)).toBe(next);
});

test("the next deadline is today or later, and within a year and a day", () => {
  const days = fc.date({ min: new Date("1999-01-01"), max: new Date("2105-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(days, days, (from, recurring) => {
      const today = from.toISOString().slice(0, 10);
      const next = nextDeadline(recurring.toISOString().slice(5, 10), today);
      const ahead = (Date.parse(next) - Date.parse(today)) / 86_400_000;
      expect(ahead).toBeGreaterThanOrEqual(0);
      expect(ahead).toBeLessThanOrEqual(366);
      expect(new Date(next).toISOString().slice(0, 10)).toBe(next);
    }),
  );
});

const fixed = { deadline_kind: "fixed", deadline: "2026-11-20", deadline_yearly: null, status: "active" } as const;

test("a scholarship is open on its fixed deadline and closed after it", () => {
  expect(scholarshipAsOf(fixed, "2026-11-21").status).toBe("closed");
  expect(scholarshipAsOf(fixed, "2026-11-20").status).toBe("active");
});

test("a scholarship under review stays so when its deadline passes", () => {
  expect(scholarshipAsOf({ ...fixed, status: "pending_review" }, "2026-11-21").status).toBe("pending_review");
});

test("a yearly deadline moves to the next year and never closes a scholarship", () => {
  const yearly = { deadline_kind: "yearly", deadline: null, deadline_yearly: "11-20", status: "active" } as const;
  expect(scholarshipAsOf(yearly, "2026-11-21")).toMatchObject({ status: "active", deadline: "2027-11-20" });
});
