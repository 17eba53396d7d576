import fc from "fast-check";
import { expect, test } from "vitest";
import { compileIndex } from "#domain/matches/catalogue/index-builder.ts";
import { changeIndex, compileRows } from "#domain/matches/catalogue/index-changes.ts";
import { inOneGo } from "#domain/matches/catalogue/slices.ts";
import { resultsFor } from "#domain/matches/catalogue/student-results.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { catalogues, profiles } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { resultsOf } from "./student-results.ts";

test("students who share comparisons get the results that each gets alone, also after a change", () => {
  fc.assert(
    fc.property(fc.array(profiles, { minLength: 2, maxLength: 8 }), catalogues, catalogues, (answers, list, later) => {
      const built = compileIndex(list, today);
      const changed = later.map(({ id }) => id);
      const after = inOneGo(changeIndex(built, { today, changed, open: compileRows(later, today) }));
      for (const index of [built, after]) {
        for (const [at, each] of answers.entries()) {
          const profile = { ...each, user_id: `student ${at}`, updated_at: "now" } as Profile; // results read answers only
          expect(resultsOf(index, profile, []).results).toEqual(resultsFor(index, readStudent(profile)));
        }
      }
    }),
    { numRuns: 150 },
  );
});
