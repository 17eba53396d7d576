import { expect, test } from "vitest";
import { countryOfStudy } from "./country-of-study.ts";

test.each([
  ["Canada", "CA"],
  ["the Netherlands", "NL"],
  ["any university in Germany", "DE"],
  ["UK", "GB"],
  ["USA", "US"],
  ["University of Canada West", null],
  ["Georgia", null],
  ["Rice University", null],
  ["any college", null],
  ["constructor", null],
])("where a student wants to study: %s", (written, code) => {
  expect(countryOfStudy(written)).toBe(code);
});
