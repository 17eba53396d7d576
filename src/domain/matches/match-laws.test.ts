import fc from "fast-check";
import { expect, test } from "vitest";
import { profiles, scholarships } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { isFilled } from "../profile/completion.ts";
import type { ProfileChanges } from "../profile/profile.ts";
import { criteria } from "./criteria/criteria.ts";
import type { MatchableScholarship } from "./criteria/criterion.ts";
import { readStudent } from "./criteria/student.ts";
import { scoreMatch } from "./score-match.ts";

const score = (profile: ProfileChanges, scholarship: MatchableScholarship) =>
  scoreMatch(readStudent(profile), scholarship, today);

function comparisons(profile: ProfileChanges, scholarship: MatchableScholarship) {
  const student = readStudent(profile);
  return criteria.map(({ requirement, compare }) => {
    const required = requirement(scholarship, today);
    return JSON.stringify(required === null ? null : compare(student, required, today));
  });
}

/** How many criteria compare differently. */
function changedComparisons(before: ProfileChanges, after: ProfileChanges, scholarship: MatchableScholarship): number {
  const changed = comparisons(after, scholarship);
  return comparisons(before, scholarship).filter((comparison, at) => comparison !== changed[at]).length;
}

test("the points of all factors add up to the score", () => {
  fc.assert(
    fc.property(profiles, scholarships, (profile, scholarship) => {
      const { match_score, factors } = score(profile, scholarship);
      expect(factors.map(({ key }) => key)).toEqual(criteria.map(({ key }) => key));
      expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(match_score);
    }),
  );
});

test("a match is ineligible only by a failed criterion, never by an unknown one", () => {
  fc.assert(
    fc.property(profiles, scholarships, (profile, scholarship) => {
      const { eligibility, factors } = score(profile, scholarship);
      expect(eligibility === "ineligible").toBe(factors.some(({ status }) => status === "failed"));
      if (eligibility === "eligible") expect(factors.some(({ status }) => status === "met")).toBe(true);
    }),
  );
});

test("interests never fail", () => {
  fc.assert(
    fc.property(profiles, scholarships, (profile, scholarship) => {
      const interests = score(profile, scholarship).factors.find(({ key }) => key === "interests");
      expect(interests?.status).not.toBe("failed");
    }),
  );
});

test("a student without answers is ruled out only by a deadline", () => {
  fc.assert(
    fc.property(scholarships, (scholarship) => {
      const failed = score({}, scholarship).factors.filter(({ status }) => status === "failed");
      expect(failed.every(({ key }) => key === "deadline")).toBe(true);
    }),
  );
});

/** The fields with different answers. */
const differing = (profile: ProfileChanges, other: ProfileChanges) =>
  (Object.keys(profile) as (keyof ProfileChanges)[]).filter((field) => profile[field] !== other[field]);

test("an answer changes only the results of the criteria that read it", () => {
  fc.assert(
    fc.property(profiles, profiles, scholarships, (profile, other, scholarship) => {
      const before = score(profile, scholarship).factors;
      for (const field of differing(profile, other)) {
        const changed = { ...profile, [field]: other[field] };
        score(changed, scholarship).factors.forEach(({ points, weight, ...after }, at) => {
          const isAsked =
            [before[at]?.status, after.status].some((status) => status !== "not_asked") ||
            weight > 0 ||
            (before[at]?.weight ?? 0) > 0;
          const mayChange = criteria[at]?.reads.includes(field) && isAsked;
          if (!mayChange) expect(before[at]).toMatchObject(after);
        });
      }
    }),
    { numRuns: 25 },
  );
});

test("a met requirement raises the score and a failed one lowers it", () => {
  fc.assert(
    fc.property(profiles, profiles, scholarships, (profile, other, scholarship) => {
      const before = score(profile, scholarship);
      for (const field of differing(profile, other)) {
        const after = score({ ...profile, [field]: other[field] }, scholarship);
        const moves = after.factors.flatMap(({ status }, at) =>
          status === before.factors[at]?.status ? [] : [`${before.factors[at]?.status} to ${status}`],
        );
        if (!["unknown to met", "failed to met", "unknown to failed"].includes(moves.join())) continue;
        const rise = after.match_score - before.match_score;
        // An answer may also close one of several open demands, which changes no status.
        if (changedComparisons(profile, { ...profile, [field]: other[field] }, scholarship) > 1) continue;
        if (moves.join() === "unknown to failed") expect(rise).toBeLessThanOrEqual(0);
        else expect(rise).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 25 },
  );
});

test("every open question is unanswered, or half of one: who said yes about the military without whom it is of", () => {
  fc.assert(
    fc.property(profiles, scholarships, (profile, scholarship) => {
      for (const path of score(profile, scholarship).open) {
        const [head = "", tail] = path.split(".");
        const value: unknown = profile[head as keyof ProfileChanges];
        const answer = tail ? (value as Record<string, unknown> | null)?.[tail] : value;
        const isHalf = path === "demographics.military" && !isFilled(profile.demographics?.military_ties);
        expect(!isFilled(answer) || answer === "Prefer not to say" || isHalf).toBe(true);
      }
    }),
  );
});

test("a question that was set aside is not asked", () => {
  fc.assert(
    fc.property(profiles, scholarships, (profile, scholarship) => {
      const { open, unlock } = score(profile, scholarship);
      const aside: readonly string[] = Object.keys(profile.set_aside ?? {});
      expect(open.filter((path) => aside.includes(path))).toEqual([]);
      expect(aside).not.toContain(unlock?.field);
    }),
  );
});

test("a missing answer is always one of the criterion's questions", () => {
  fc.assert(
    fc.property(profiles, scholarships, (profile, scholarship) => {
      const student = readStudent(profile);
      for (const { requirement: requirementOf, compare, questions, decides } of criteria) {
        const requirement = requirementOf(scholarship, today);
        if (requirement === null || !decides) continue;
        const missing = compare(student, requirement, today)?.missing ?? null;
        if (missing !== null) expect(questions(requirement)).toContain(missing);
      }
    }),
  );
});
