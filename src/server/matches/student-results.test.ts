import fc from "fast-check";
import { expect, test } from "vitest";
import { changeIndex, compileRows } from "#domain/matches/catalogue/changes/index-changes.ts";
import { compileIndex } from "#domain/matches/catalogue/index-builder.ts";
import { resultsFor } from "#domain/matches/catalogue/results/student-results.ts";
import { inOneGo } from "#domain/matches/catalogue/slices.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { catalogues, profiles } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { resultsOf } from "./student-results.ts";

test("students who share comparisons get the results that each gets alone, also after a change", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(profiles, { minLength: 2, maxLength: 8 }),
      catalogues,
      catalogues,
      async (answers, list, later) => {
        const built = compileIndex(list, today);
        const changed = later.map(({ id }) => id);
        const after = inOneGo(changeIndex(built, { today, changed, open: compileRows(later, today) }));
        for (const index of [built, after]) {
          for (const [at, each] of answers.entries()) {
            const profile = { ...each, user_id: `student ${at}`, updated_at: "now" } as Profile; // results read answers only
            expect((await resultsOf(index, profile, [])).results).toEqual(resultsFor(index, readStudent(profile)));
          }
        }
      },
    ),
    { numRuns: 150 },
  );
});

test("the results of each student are computed in a turn of the event loop of their own", async () => {
  const index = compileIndex([], today);
  let turn = 0;
  let counting = setImmediate(function count() {
    turn += 1;
    counting = setImmediate(count);
  });
  const turns = await Promise.all(
    ["one", "two", "three", "four"].map(async (user_id) => {
      await resultsOf(index, { user_id, updated_at: "now" } as Profile, []); // without answers
      return turn;
    }),
  );
  clearImmediate(counting);
  expect(new Set(turns).size).toBe(turns.length);
});
