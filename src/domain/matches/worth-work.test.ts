import { expect, test } from "vitest";
import { isLastCall } from "./worth-work.ts";

test("a last call is a good match that closes within a week by a confirmed day, and is not over", () => {
  const isCall = (deadline: string, match_score = 60, deadline_kind: "fixed" | "yearly" = "fixed") =>
    isLastCall({ match_score, scholarship: { deadline, deadline_kind } }, "2026-12-01");
  expect(["2026-12-01", "2026-12-08"].map((day) => isCall(day))).toEqual([true, true]);
  expect(["2026-01-01", "2026-11-30", "2026-12-09"].map((day) => isCall(day))).toEqual([false, false, false]);
  expect(isCall("2026-12-02", 40)).toBe(false);
  expect(isCall("2026-12-02", 60, "yearly")).toBe(false);
});
