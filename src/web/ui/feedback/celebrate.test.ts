import { expect, test, vi } from "vitest";
import { celebrate } from "./celebrate.ts";

const { throwConfetti } = vi.hoisted(() => ({ throwConfetti: vi.fn() }));
vi.mock("./confetti.ts", () => ({ throwConfetti }));

test.each([
  ["no confetti falls where the student prefers reduced motion", true, 0],
  ["confetti falls elsewhere", false, 1],
])("%s", async (_, matches, thrown) => {
  throwConfetti.mockClear();
  vi.stubGlobal("window", {
    matchMedia: (query: string) => ({ matches: matches && query === "(prefers-reduced-motion: reduce)" }),
  });
  await celebrate({ particleCount: 50, ticks: 200, zIndex: 100 });
  expect(throwConfetti).toHaveBeenCalledTimes(thrown);
});
