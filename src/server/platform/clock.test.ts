import { expect, test } from "vitest";
import { startClock } from "./clock.ts";

test("without a start time the clock is the real one", () => {
  expect(Math.abs(startClock()().getTime() - Date.now())).toBeLessThan(1000);
});

test("a clock with a start time begins there and runs on", () => {
  const start = new Date("2027-01-15T09:00:00Z");
  const clock = startClock(start);
  const first = clock().getTime() - start.getTime();
  expect(first).toBeGreaterThanOrEqual(0);
  expect(first).toBeLessThan(1000);
  expect(clock().getTime()).toBeGreaterThanOrEqual(start.getTime() + first);
});
