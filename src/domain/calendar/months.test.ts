import { expect, test } from "vitest";
import { monthsFrom } from "./months.ts";

test("months go on into the next year", () => {
  expect(monthsFrom("2026-11-30", 4)).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
});
