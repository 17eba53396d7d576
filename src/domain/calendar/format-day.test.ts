import { expect, test } from "vitest";
import { knownDay } from "./format-day.ts";

test("what states only a month or a year gets no more than that", () => {
  expect(["2023", "2023-08", "2023-08-15"].map(knownDay)).toEqual(["2023", "August 2023", "August 15, 2023"]);
});
