import { expect, test } from "vitest";
import { deadlineDay } from "./deadline-day.ts";

const at = (moment: string) => new Date(moment);
const hasPassed = (deadline: string, now: Date, zone?: string) => deadline < deadlineDay(now, zone);

test("a deadline of today is open at 4 pm in California, although the next day has begun in UTC", () => {
  expect(hasPassed("2026-11-30", at("2026-12-01T00:00:00Z"))).toBe(false);
});

test.each([
  ["2026-11-30T00:00:00Z", false],
  ["2026-12-01T04:59:59Z", false],
  ["2026-12-01T10:59:59Z", false],
  ["2026-12-01T11:00:00Z", true],
])("without a known zone the deadline 2026-11-30 has passed at %s: %s", (moment, passed) => {
  expect(hasPassed("2026-11-30", at(moment))).toBe(passed);
});

test.each([
  ["America/New_York", "2026-12-01T04:59:59Z", false],
  ["America/New_York", "2026-12-01T05:00:00Z", true],
  ["Europe/London", "2026-12-01T00:00:00Z", true],
  ["Asia/Tokyo", "2026-11-30T15:00:00Z", true],
])("in the sponsor's zone %s the deadline 2026-11-30 has passed at %s: %s", (zone, moment, passed) => {
  expect(hasPassed("2026-11-30", at(moment), zone)).toBe(passed);
});

test("daylight saving time moves the end of a deadline", () => {
  expect(hasPassed("2026-06-30", at("2026-07-01T03:59:59Z"), "America/New_York")).toBe(false);
  expect(hasPassed("2026-06-30", at("2026-07-01T04:00:00Z"), "America/New_York")).toBe(true);
});
