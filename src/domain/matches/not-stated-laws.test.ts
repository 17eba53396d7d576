import fc from "fast-check";
import { expect, test } from "vitest";
import { forNearlyAll, profiles, scholarships } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { ProfileChanges } from "../profile/profile.ts";
import type { CriterionKey } from "../scholarships/vocabulary.ts";
import type { MatchableScholarship } from "./criteria/criterion.ts";
import { readStudent } from "./criteria/student.ts";
import { scoreMatch } from "./score-match.ts";

const score = (profile: ProfileChanges, scholarship: MatchableScholarship) =>
  scoreMatch(readStudent(profile), scholarship, today);

/** What an award without this demand would say. */
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
  conditions: { requirements: [] },
  deadline: { status: "active", deadline: null, deadline_kind: "unknown" },
};
const demands = Object.keys(unsaid).filter((key) => key !== "deadline");

const without = (scholarship: MatchableScholarship, keys: readonly string[]): MatchableScholarship =>
  Object.assign({ ...scholarship }, ...keys.map((key) => unsaid[key as CriterionKey]));

/**
 * The award with no more than what this student meets of it, its deadline and its text; and the demands that are left.
 */
function keepMet(profile: ProfileChanges, scholarship: MatchableScholarship) {
  const isMet = (line: string) =>
    score(profile, { ...scholarship, requirements: [line] }).factors.every(
      ({ key, status }) => key !== "conditions" || status === "met" || status === "not_asked",
    );
  const met = { ...scholarship, requirements: scholarship.requirements.filter(isMet) };
  const open = score(profile, met).factors.filter(({ status }) => status === "failed" || status === "unknown");
  const kept = without(
    met,
    open.map(({ key }) => key),
  );
  return { scholarship: kept, met: metDemands(profile, kept) };
}

const metDemands = (profile: ProfileChanges, scholarship: MatchableScholarship) =>
  score(profile, scholarship).factors.flatMap(({ key, status }) =>
    demands.includes(key) && status === "met" ? [key] : [],
  );

/** The award without its demands: whatever it says of itself, and an open deadline or none. */
const silenced = (profile: ProfileChanges, scholarship: MatchableScholarship) =>
  without(keepMet(profile, scholarship).scholarship, demands);

test("one more stated demand that is met never lowers the score", () => {
  fc.assert(
    fc.property(profiles, scholarships, fc.subarray(demands), (profile, some, dropped) => {
      const { scholarship, met } = keepMet(profile, some);
      const gap = score(profile, scholarship).match_score - score(profile, without(scholarship, dropped)).match_score;
      if (met.some((key) => dropped.includes(key))) expect(gap).toBeGreaterThanOrEqual(0);
      else expect(gap).toBe(0);
    }),
    { numRuns: 1000 },
  );
});

test("a scholarship that says nothing about whom it is for scores 50 to 55, below any whose stated demands are all met", () => {
  let compared = 0;
  fc.assert(
    fc.property(profiles, scholarships, scholarships, fc.subarray(demands), (profile, some, other, dropped) => {
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

test("a scholarship that asks only what nearly everybody meets scores above silence, to 60, and below any other demand that is met", () => {
  const born = { date_of_birth: "2009-01-01" };
  const askOnly = fc.subarray(forNearlyAll, { minLength: 1 });
  fc.assert(
    fc.property(profiles, scholarships, scholarships, askOnly, (some, other, more, requirements) => {
      const profile = { ...some, ...born };
      const vague = score(profile, { ...silenced(profile, other), requirements });
      expect(vague.eligibility).toBe("eligible");
      expect(vague.match_score).toBeGreaterThan(score(profile, silenced(profile, more)).match_score);
      expect(vague.match_score).toBeLessThanOrEqual(60);
      const { scholarship, met } = keepMet(profile, { ...more, requirements: [] });
      if (met.length > 0) expect(score(profile, scholarship).match_score).toBeGreaterThan(vague.match_score);
    }),
    { numRuns: 1000 },
  );
});
