import { expect, test } from "vitest";
import { dayWords } from "./session-day.ts";

test.each([
  ["2026-03-03T09:00:00Z", "today"],
  ["2026-03-02T23:59:00Z", "yesterday"],
  ["2026-03-01T00:00:00Z", "on March 1, 2026"],
  // The server's clock may be slightly ahead.
  ["2026-03-04T00:01:00Z", "today"],
])("%s is %s on March 3", (moment, words) => expect(dayWords(moment, "2026-03-03")).toBe(words));
