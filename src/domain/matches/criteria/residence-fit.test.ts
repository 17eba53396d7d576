import { expect, test } from "vitest";
import { statusOf } from "#tests/support/score-scholarship.ts";
import type { ProfileChanges } from "../../profile/profile.ts";
import type { MatchableScholarship } from "./criterion.ts";

test.each<[ProfileChanges, Partial<MatchableScholarship>, string]>([
  [{ location: "Austin, TX" }, { location_restrictions: ["TX"] }, "met"],
  [{ location: "Austin, TX" }, { location_restrictions: ["NV", "UT"] }, "failed"],
  [{ location: "Lyon, France" }, { location_restrictions: ["TX"] }, "failed"],
  [{ location: "Springfield" }, { location_restrictions: ["TX"] }, "unknown"],
  [{ location: "Springfield", state: "TX" }, { location_restrictions: ["TX"] }, "met"],
  [{ location: "Boston, MA", state: "TX" }, { location_restrictions: ["TX"] }, "met"],
  [{ state: "TX" }, { countries: ["US"] }, "met"],
  [{ location: "Springfield", set_aside: { state: "does_not_apply" } }, { location_restrictions: ["TX"] }, "failed"],
  [{ citizenship_status: "us_citizen", location: "London, UK" }, { countries: ["US"] }, "met"],
  [{ citizenship_status: "us_citizen", location: "Austin, TX" }, { countries: ["GB"] }, "failed"],
  [{ citizenship_status: "international", location: "Austin, TX" }, { countries: ["IN"] }, "unknown"],
  [{ location: "Austin, TX" }, { location_restrictions: ["TX"], countries: ["US"] }, "met"],
  [
    { location: "Reno, NV", citizenship_status: "us_citizen" },
    { location_restrictions: ["TX"], countries: ["US"] },
    "failed",
  ],
  [{ location: "Monterrey, Mexico" }, { location_restrictions: ["TX"], countries: ["MX"] }, "met"],
  [
    { location: "Reno, NV", citizenship_status: "us_citizen" },
    { location_restrictions: ["TX"], countries: ["MX"] },
    "failed",
  ],
])("residence: %j for %j is %s", (profile, facts, expected) => {
  expect(statusOf("residence", profile, facts)).toBe(expected);
});
