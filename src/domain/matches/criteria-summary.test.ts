import { expect, test } from "vitest";
import { summarize } from "./criteria-summary.ts";

test("the line counts the met requirements and names the others", () => {
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

test("the line says when every requirement is met", () => {
  expect(summarize([{ key: "level", status: "met" }])).toEqual({ met: "1 of 1 requirement met", rest: "" });
});
