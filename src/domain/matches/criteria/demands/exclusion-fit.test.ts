import { expect, test } from "vitest";
import { excludesNobody } from "../../../eligibility/demand.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import { readStudent } from "../student.ts";
import { compareExclusion } from "./exclusion-fit.ts";

const notOfUsOrCanada = {
  ...excludesNobody,
  citizens_of: ["US", "CA"],
  statuses: ["permanent_resident" as const],
  settled_in: ["CA"],
  quote: "Not be a citizen or permanent resident of the United States or Canada.",
};
const nigerian: ProfileChanges = { citizenship_status: "international", citizenship_countries: ["NG"] };

test.each<[ProfileChanges, string]>([
  [{ ...nigerian, location: "Lagos" }, "met"],
  [{ ...nigerian, location: "Austin, TX" }, "met"],
  [{ ...nigerian, location: "Toronto, Canada" }, "unknown"],
  [{ ...nigerian, set_aside: { state: "does_not_apply" } }, "unknown"],
  [{ ...nigerian, citizenship_countries: ["CA"], location: "Lagos, Nigeria" }, "failed"],
  [{ ...nigerian, citizenship_status: "permanent_resident", location: "Austin, TX" }, "failed"],
  [{ citizenship_status: "us_citizen", location: "London, UK" }, "failed"],
])("who lives in Canada may be its permanent resident, and others are none: %j is %s", (profile, result) => {
  expect(compareExclusion(readStudent(profile), notOfUsOrCanada, "2026-11-30").result).toBe(result);
});

test("who lives outside the US is none of its residents, and may be one of Canada", () => {
  const outsideUs = readStudent({ ...nigerian, location: "Old Town", set_aside: { state: "does_not_apply" } });
  const of = (country: string) =>
    compareExclusion(outsideUs, { ...excludesNobody, residents_of: [country], quote: "" }, "2026-11-30").result;
  expect([of("US"), of("CA")]).toEqual(["met", "unknown"]);
});
