import { expect, test, vi } from "vitest";
import { startRamp } from "./ramp.ts";

vi.useFakeTimers();

test("a ramp waits 300 ms, then rises by 0.02 at a time to 1, and is over", () => {
  const seen: number[] = [];
  startRamp((progress) => seen.push(progress));
  vi.advanceTimersByTime(300);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(seen).toEqual([0.02]);
  vi.advanceTimersByTime(49 * 20);
  expect(seen).toEqual(Array.from({ length: 50 }, (_, index) => (index + 1) / 50));
  expect(vi.getTimerCount()).toBe(0);
});

test("a ramp that is stopped says no more, while it waits and while it rises", () => {
  for (const stopAt of [100, 400]) {
    const seen: number[] = [];
    const stop = startRamp((progress) => seen.push(progress));
    vi.advanceTimersByTime(stopAt);
    const before = seen.length;
    stop();
    vi.runAllTimers();
    expect(seen).toHaveLength(before);
  }
});
