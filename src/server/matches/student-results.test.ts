import fc from "fast-check";
import { expect, test } from "vitest";
import { compileIndex } from "#domain/matches/catalogue/index-builder.ts";
import { resultsFor } from "#domain/matches/catalogue/student-results.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { catalogues, profiles } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { resultsOf } from "./student-results.ts";

test("students who share comparisons get the results that each gets alone", () => {
  fc.assert(
    fc.property(fc.array(profiles, { minLength: 2, maxLength: 8 }), catalogues, (answers, list) => {
      const index = compileIndex(list, today);
      for (const [at, each] of answers.entries()) {
        const profile = { ...each, user_id: `student ${at}`, updated_at: "now" } as Profile; // results read answers only
        expect(resultsOf(index, profile)).toEqual(resultsFor(index, readStudent(profile)));
      }
    }),
    { numRuns: 200 },
  );
});
