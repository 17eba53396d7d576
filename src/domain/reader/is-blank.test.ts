import fc from "fast-check";
import { expect, test } from "vitest";
import { isBlank } from "./is-blank.ts";

test.each(["", " - ", "?", "N/A", "na", "None.", "NULL", "not specified", "Not available.", "See website", "unknown"])(
  "%j is blank",
  (text) => expect(isBlank(text)).toBe(true),
);

test.each([
  "0",
  "No deadline",
  "None of the above",
  "Nantucket",
  "See the website of your college",
  "Unknown Soldier Fund",
])("%j is not blank", (text) => expect(isBlank(text)).toBe(false));

test("case and surrounding spaces do not matter", () => {
  const blanks = fc.stringMatching(/^[ \t]{0,3}$/);
  fc.assert(
    fc.property(fc.constantFrom("n/a", "none", "rolling", "$500"), blanks, blanks, (text, before, after) => {
      expect(isBlank(`${before}${text.toUpperCase()}${after}`)).toBe(isBlank(text));
    }),
  );
});
