import { expect, test, vi } from "vitest";
import { startRamp } from "./ramp.ts";

vi.useFakeTimers();

test("a ramp waits 300 ms, then rises to 1 in steps of 0.02, and ends", () => {
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

test("a stopped ramp makes no more calls, while it waits and while it rises", () => {
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
