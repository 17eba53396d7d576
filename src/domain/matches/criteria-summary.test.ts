import { expect, test } from "vitest";
import { criteria } from "./criteria/criteria.ts";
import { rankingCriteria, summarize } from "./criteria-summary.ts";

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

test("what only orders the list is no requirement", () => {
  expect(rankingCriteria).toEqual(criteria.flatMap(({ key, decides }) => (decides ? [] : [key])));
  expect(
    summarize([
      { key: "level", status: "met" },
      { key: "award_amount", status: "met" },
    ]).met,
  ).toBe("1 of 1 requirement met");
});
