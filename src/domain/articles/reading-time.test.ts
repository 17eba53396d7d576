import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time.ts";

test("reading time is at least a minute and is rounded up", () => {
  expect([0, 185, 186, 1480, 1481, 2775].map(readingMinutes)).toEqual([1, 1, 2, 8, 9, 15]);
});
