import { expect, test } from "vitest";
import { summarize } from "./criteria-summary.ts";

test("the line counts what is met and names what is not", () => {
  expect(
    summarize([
      { key: "level", status: "met" },
      { key: "gpa", status: "unknown" },
      { key: "residence", status: "met" },
      { key: "citizenship", status: "failed" },
      { key: "interests", status: "not_asked" },
      { key: "institution", status: "unknown" },
    ]),
  ).toEqual({ met: "2 met", rest: ", 1 not met: citizenship, 2 to check: GPA, college" });
});

test("when every requirement is met the line says so", () => {
  expect(summarize([{ key: "level", status: "met" }])).toEqual({ met: "1 of 1 requirement met", rest: "" });
});
