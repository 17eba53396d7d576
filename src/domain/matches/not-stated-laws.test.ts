import fc from "fast-check";
import { expect, test } from "vitest";
import { forNearlyAll, profiles, scholarships } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { Demand } from "../eligibility/demand.ts";
import type { ProfileChanges } from "../profile/profile.ts";
import type { CriterionKey } from "../scholarships/vocabulary.ts";
import type { MatchableScholarship } from "./criteria/criterion.ts";
import { readStudent } from "./criteria/student.ts";
import { scoreMatch } from "./score-match.ts";

const score = (profile: ProfileChanges, scholarship: MatchableScholarship) =>
  scoreMatch(readStudent(profile), scholarship, today);

/** The facts of a scholarship without this requirement. */
const unsaid: Partial<Record<CriterionKey, Partial<MatchableScholarship>>> = {
  level: { academic_level: [] },
  field_of_study: { field_of_study: [] },
  residence: { location_restrictions: [], countries: [] },
  gpa: { gpa_requirement: null },
  citizenship: { citizenship: [] },
  groups: { groups: [] },
  financial_need: { need_based: null },
  institution: { institutions: [] },
  graduation_year: { graduation_years: [] },
  conditions: { demands: [] },
  deadline: { status: "active", deadline: null, deadline_kind: "unknown" },
};
const stated = Object.keys(unsaid).filter((key) => key !== "deadline");

const without = (scholarship: MatchableScholarship, keys: readonly string[]): MatchableScholarship =>
  Object.assign({ ...scholarship }, ...keys.map((key) => unsaid[key as CriterionKey]));

/**
 * The scholarship with only those requirements that this student meets, its deadline and its text; and the remaining
 * requirements.
 */
function keepMet(profile: ProfileChanges, scholarship: MatchableScholarship) {
  const isMet = (demand: Demand) =>
    score(profile, { ...scholarship, demands: [demand] }).factors.every(
      ({ key, status }) => key !== "conditions" || status === "met" || status === "not_asked",
    );
  const met = { ...scholarship, demands: scholarship.demands.filter(isMet) };
  const open = score(profile, met).factors.filter(({ status }) => status === "failed" || status === "unknown");
  const kept = without(
    met,
    open.map(({ key }) => key),
  );
  return { scholarship: kept, met: metDemands(profile, kept) };
}

const metDemands = (profile: ProfileChanges, scholarship: MatchableScholarship) =>
  score(profile, scholarship).factors.flatMap(({ key, status }) =>
    stated.includes(key) && status === "met" ? [key] : [],
  );

/** The scholarship without its requirements: only its text, and an open deadline or none. */
const silenced = (profile: ProfileChanges, scholarship: MatchableScholarship) =>
  without(keepMet(profile, scholarship).scholarship, stated);

test("one more stated and met requirement never lowers the score", () => {
  fc.assert(
    fc.property(profiles, scholarships, fc.subarray(stated), (profile, some, dropped) => {
      const { scholarship, met } = keepMet(profile, some);
      const gap = score(profile, scholarship).match_score - score(profile, without(scholarship, dropped)).match_score;
      if (met.some((key) => dropped.includes(key))) expect(gap).toBeGreaterThanOrEqual(0);
      else expect(gap).toBe(0);
    }),
    { numRuns: 1000 },
  );
});

test("a scholarship without requirements scores 50 to 55, below any whose requirements are all met", () => {
  let compared = 0;
  fc.assert(
    fc.property(profiles, scholarships, scholarships, fc.subarray(stated), (profile, some, other, dropped) => {
      const silent = score(profile, silenced(profile, other)).match_score;
      expect(silent).toBeGreaterThanOrEqual(50);
      expect(silent).toBeLessThanOrEqual(55);
      const { scholarship } = keepMet(profile, without(some, dropped));
      if (metDemands(profile, scholarship).length === 0) return;
      compared += 1;
      expect(score(profile, scholarship).match_score).toBeGreaterThan(silent);
    }),
    { numRuns: 2000 },
  );
  expect(compared).toBeGreaterThan(200);
});

test("a scholarship with only a common requirement scores above one without requirements, at most 60, and below any other met requirement", () => {
  const born = { date_of_birth: "2009-01-01" };
  const askOnly = fc.subarray([...forNearlyAll], { minLength: 1 });
  fc.assert(
    fc.property(profiles, scholarships, scholarships, askOnly, (some, other, more, common) => {
      const profile = { ...some, ...born };
      const vague = score(profile, { ...silenced(profile, other), demands: common });
      expect(vague.eligibility).toBe("eligible");
      expect(vague.match_score).toBeGreaterThan(score(profile, silenced(profile, more)).match_score);
      expect(vague.match_score).toBeLessThanOrEqual(60);
      const { scholarship, met } = keepMet(profile, { ...more, demands: [] });
      if (met.length > 0) expect(score(profile, scholarship).match_score).toBeGreaterThan(vague.match_score);
    }),
    { numRuns: 1000 },
  );
});
