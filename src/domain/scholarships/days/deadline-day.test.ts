import { expect, test } from "vitest";
import { deadlineDay } from "./deadline-day.ts";

const at = (moment: string) => new Date(moment);
const hasPassed = (deadline: string, now: Date) => deadline < deadlineDay(now);

test("a deadline of today is open at 4 pm in California, although the next day has begun in UTC", () => {
  expect(hasPassed("2026-11-30", at("2026-12-01T00:00:00Z"))).toBe(false);
});

test.each([
  ["2026-11-30T00:00:00Z", false],
  ["2026-12-01T04:59:59Z", false],
  ["2026-12-01T10:59:59Z", false],
  ["2026-12-01T11:00:00Z", true],
])("the deadline 2026-11-30 has passed at %s: %s", (moment, passed) => {
  expect(hasPassed("2026-11-30", at(moment))).toBe(passed);
});
