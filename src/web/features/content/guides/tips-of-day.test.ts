import { expect, test } from "vitest";
import { daysAfter } from "#domain/calendar/day.ts";
import { tipsOfDay } from "./tips-of-day.ts";

const tips = Array.from({ length: 14 }, (_, at) => at);

test("a day has three tips, the next day the next ones, and every tip comes up", () => {
  expect(tipsOfDay(tips, "2026-01-01")).toEqual([0, 1, 2]);
  expect(tipsOfDay(tips, "2026-01-05")).toEqual([12, 13, 0]);
  const days = Array.from({ length: 14 }, (_, at) => tipsOfDay(tips, daysAfter("2026-11-18", at)));
  expect(new Set(days.flat()).size).toBe(tips.length);
});

test("with three tips or fewer, every day has them all", () => {
  expect(tipsOfDay([1, 2], "2026-11-18")).toEqual([1, 2]);
});
