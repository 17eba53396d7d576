import fc from "fast-check";
import { expect, test } from "vitest";
import { collegeSpellings, countySpellings, profiles, scholarships } from "#tests/support/match-samples.ts";
import { scored, statusOf } from "#tests/support/score-scholarship.ts";
import type { AcademicLevel } from "../profile/answers/academic-level.ts";
import type { ProfileChanges } from "../profile/profile.ts";

/** Two ways to write one answer. */
const twoOf = (spellings: readonly (readonly string[])[]) =>
  fc.constantFrom(...spellings).chain((ways) => fc.tuple(fc.constantFrom(...ways), fc.constantFrom(...ways)));

const rewritten: fc.Arbitrary<readonly [ProfileChanges, ProfileChanges]> = fc.oneof(
  twoOf(countySpellings).map(([one, other]) => [{ county: one }, { county: other }] as const),
  twoOf(collegeSpellings).map(([one, other]) => [{ college: one }, { college: other }] as const),
  // The second may mean the first, but the first is narrower than the second.
  fc
    .constantFrom<[AcademicLevel, AcademicLevel][]>(
      ["bachelor's_degree", "undergraduate"],
      ["associate_degree", "undergraduate"],
      ["master's_degree", "graduate"],
      ["professional_degree", "graduate"],
    )
    .map(([one, other]) => [{ academic_level: one }, { academic_level: other }] as const),
);

test("if one spelling of an answer is met, no other spelling fails", () => {
  fc.assert(
    fc.property(profiles, scholarships, rewritten, (some, scholarship, [one, other]) => {
      const base: ProfileChanges = { ...some, graduation_year: 2031, set_aside: {} };
      const after = scored({ ...base, ...other }, scholarship).factors;
      scored({ ...base, ...one }, scholarship).factors.forEach(({ key, status }, at) => {
        if (status === "met") expect([key, after[at]?.status]).not.toEqual([key, "failed"]);
      });
    }),
    { numRuns: 400 },
  );
});

test("all spellings of a county or college match each other or are unclear", () => {
  for (const ways of countySpellings)
    for (const county of ways) {
      const names = [String(ways[0])];
      const required = { about: "county" as const, names, state: null, lives_there: true, quote: "" };
      expect(statusOf("other", { county }, { demands: [required] }), county).toBe("met");
    }
  for (const ways of collegeSpellings)
    for (const college of ways)
      for (const required of ways)
        expect(["met", "unknown"], `${college}, ${required}`).toContain(
          statusOf("institution", { college }, { institutions: [required] }),
        );
});
