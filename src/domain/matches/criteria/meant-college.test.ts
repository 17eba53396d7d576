import { expect, test } from "vitest";
import type { Place } from "../../places/location.ts";
import { meantCollege } from "./meant-college.ts";

const inState = (state: Place["state"]): Place => ({ state, country: "US" });

test.each<[string, Place["state"], string]>([
  ["UTSA", null, "The University of Texas at San Antonio"],
  ["U.T.S.A.", "FL", "The University of Texas at San Antonio"],
  ["HCC", "TX", "Houston Community College"],
])("%s of a student in %s is %s", (written, state, expected) => {
  expect(meantCollege(written, inState(state))).toBe(expected);
});

test.each<[string, Place["state"]]>([
  ["HCC", null],
  ["UTA", "TX"],
  ["UMD", "MD"],
  ["UMN", "MN"],
  ["Utsa", "TX"],
  ["Rice University", "TX"],
])("%s of a student in %s may be several, or says all", (written, state) => {
  expect(meantCollege(written, inState(state))).toBe(written);
});

test("initials of a student abroad are not of a college of the US", () => {
  expect(meantCollege("UTSA", { state: null, country: "IN" })).toBe("UTSA");
});
