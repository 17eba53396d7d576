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
  ).toEqual({ met: "2 met", rest: ", 1 not met: Citizenship, 2 unknown: GPA, College" });
});

test("when everything is met there is nothing to add", () => {
  expect(summarize([{ key: "level", status: "met" }])).toEqual({ met: "1 met", rest: "" });
});
