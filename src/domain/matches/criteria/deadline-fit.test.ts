import { expect, test } from "vitest";
import { scored } from "#tests/support/score-scholarship.ts";
import type { ProfileChanges } from "../../profile/profile.ts";
import type { MatchableScholarship } from "./criterion.ts";

const deadline = (profile: ProfileChanges, facts: Partial<MatchableScholarship>) =>
  scored(profile, { deadline: "2027-09-30", deadline_kind: "fixed", ...facts }).factors.find(
    ({ key }) => key === "deadline",
  );
const senior: ProfileChanges = { academic_level: "high_school", graduation_year: 2027 };

test("a deadline after the student has left the required level is left to check and counts against the score", () => {
  expect(deadline(senior, { academic_level: ["high_school"] })).toMatchObject({ status: "unknown", points: 0 });
  expect(deadline(senior, { academic_level: ["high_school"] })?.weight).toBeGreaterThan(0);
});

test.each<[string, ProfileChanges, Partial<MatchableScholarship>]>([
  ["before the graduation", senior, { academic_level: ["high_school"], deadline: "2027-03-01" }],
  ["where college students may apply too", senior, { academic_level: ["high_school", "bachelor"] }],
  ["of a student who graduates later", { ...senior, graduation_year: 2028 }, { academic_level: ["high_school"] }],
  ["without a graduation year", { academic_level: "high_school" }, { academic_level: ["high_school"] }],
])("a deadline %s is met", (_, profile, facts) => {
  expect(deadline(profile, facts)?.status).toBe("met");
});
