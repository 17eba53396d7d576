import fc from "fast-check";
import { expect, test } from "vitest";
import { forNearlyAll, profiles, scholarships } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { Demand } from "../eligibility/demand.ts";
import type { ProfileChanges } from "../profile/profile.ts";
import type { CriterionKey } from "../scholarships/vocabulary.ts";
import { isEitherLand } from "./criteria/citizenship-fit.ts";
import type { MatchableScholarship } from "./criteria/criterion.ts";
import { readStudent } from "./criteria/student.ts";
import { requirementsOf } from "./requirements-of.ts";
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
  other: { demands: [] },
  deadline: { status: "active", deadline: null, deadline_kind: "unknown" },
};
const stated = Object.keys(unsaid).filter((key) => key !== "deadline");

/** The scholarship without these requirements. Citizenship beside other countries is a part of residence, no requirement of its own. */
function without(scholarship: MatchableScholarship, keys: readonly string[]): MatchableScholarship {
  const isPart = isEitherLand(scholarship.countries, scholarship.citizenship);
  const own = keys.filter((key) => !(isPart && key === "citizenship"));
  const parts = isPart && keys.includes("residence") ? ["citizenship"] : [];
  return Object.assign({ ...scholarship }, ...[...own, ...parts].map((key) => unsaid[key as CriterionKey]));
}

/**
 * The scholarship with only those requirements that this student meets, its deadline and its text; and the remaining
 * requirements.
 */
function keepMet(profile: ProfileChanges, scholarship: MatchableScholarship) {
  const isMet = (demand: Demand) =>
    score(profile, { ...scholarship, demands: [demand] }).factors.every(
      ({ key, status }) => key !== "other" || status === "met" || status === "not_asked",
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

/** A student without a country to study in, which fits where the text names it, though no sponsor requires it. */
const withoutCountries = (profile: ProfileChanges): ProfileChanges => ({ ...profile, intended_colleges: [] });

test("one more stated and met requirement never lowers the score", () => {
  fc.assert(
    fc.property(profiles, scholarships, fc.subarray(stated), (profile, some, dropped) => {
      const { scholarship, met } = keepMet(profile, some);
      // With its level, a deadline after the graduation is known to be too late.
      if (
        score(profile, scholarship).factors.some(
          ({ key, required, status }) => key === "deadline" && required && status === "not_asked",
        )
      )
        return;
      const gap = score(profile, scholarship).match_score - score(profile, without(scholarship, dropped)).match_score;
      // Where nothing is stated any more, the name of the sponsor may speak against it.
      const isNamed = scholarship.provider_name !== "A sponsor";
      // Where no level is stated, a field or a group tells whom it is for, also those whom it does not concern.
      const tellsWhom = scholarship.academic_level.length === 0;
      if (isNamed || tellsWhom || met.some((key) => dropped.includes(key))) expect(gap).toBeGreaterThanOrEqual(0);
      else expect(gap).toBe(0);
    }),
    { numRuns: 120 },
  );
});

test("what a sponsor does not state earns nothing", () => {
  fc.assert(
    fc.property(profiles.map(withoutCountries), scholarships, (profile, scholarship) => {
      const silent = score(profile, silenced(profile, scholarship));
      for (const { status, points } of silent.factors) if (status === "not_asked") expect(points).toBe(0);
      expect(silent.match_score).toBeLessThanOrEqual(30);
      expect(silent.eligibility).toBe("unknown");
    }),
    { numRuns: 120 },
  );
});

test("meeting only what nearly everyone meets scores at most 34", () => {
  const born = { date_of_birth: "2009-01-01" };
  const askOnly = fc.subarray([...forNearlyAll], { minLength: 1 });
  fc.assert(
    fc.property(profiles.map(withoutCountries), scholarships, askOnly, (some, other, common) => {
      const profile = { ...some, ...born };
      const vague = score(profile, { ...silenced(profile, other), demands: common });
      // What is or may be for others by its name is left to check. That the sponsor is silent only lowers the score.
      const isForOthers =
        requirementsOf(vague.factors).some(({ probably }) => probably) ||
        vague.factors.some(({ key, status }) => key === "groups" && status === "unknown");
      expect(vague.eligibility).toBe(isForOthers ? "unknown" : "eligible");
      expect(vague.match_score).toBeLessThanOrEqual(34);
    }),
    { numRuns: 100 },
  );
});
