import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time.ts";

test("a text takes at least a minute, and a minute begun is counted", () => {
  expect([0, 185, 186, 1480, 1481, 2775].map(readingMinutes)).toEqual([1, 1, 2, 8, 9, 15]);
});
