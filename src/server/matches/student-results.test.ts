import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { changeIndex, compileRows } from "#domain/matches/catalogue/changes/index-changes.ts";
import { compileIndex } from "#domain/matches/catalogue/index-builder.ts";
import { keptOf } from "#domain/matches/catalogue/results/kept-results.ts";
import { countWhere } from "#domain/matches/catalogue/results/match-counts.ts";
import { packedRow, packedScore } from "#domain/matches/catalogue/results/packed-results.ts";
import { resultsFor } from "#domain/matches/catalogue/results/student-results.ts";
import { inOneGo } from "#domain/matches/catalogue/slices.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { catalogues, profiles } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { knownProfile, resultsOf } from "./student-results.ts";

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
            const alone = resultsFor(index, readStudent(profile));
            const own = await resultsOf(index, profile, []);
            expect([own.results, await own.matches()]).toEqual([keptOf(index, alone), alone.matches]);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("all matches of many follow changes, without those that the student hid", async () => {
  const grades = [2, 4, null]; // met, ruled out, and not stated, which scores less
  const blank = (at: number, kind = at % 3) =>
    blankScholarship({ id: `${10_000 + at}`, gpa_requirement: grades[kind] ?? null });
  const list = Array.from({ length: 3100 }, (_, at) => blank(at));
  const profile = { user_id: "one", updated_at: "now", gpa: 3 } as Profile; // results read answers only
  let index = compileIndex(list, today);
  for (const at of [1, 40, 2499]) {
    const saved = [blank(at, 0), blank(at + 2, 1), blank(5000 + at, 2)];
    const changed = [...saved.map(({ id }) => id), "10000"];
    const own = await resultsOf(index, profile, ["10006", "10007", "15001"]);
    const isShown = (match: number) => !["10006", "15001"].includes(index.ids[packedRow(match)] ?? "");
    const alone = resultsFor(index, readStudent(profile)).matches.filter(isShown);
    expect(own.results.best).toEqual(alone.filter((match) => packedScore(match) >= own.results.leastOfBest));
    expect(own.results.best.length).toBeLessThan(alone.length);
    expect(countWhere(own.results.counts, () => true)).toBe(alone.length);
    expect(await own.matches()).toEqual(alone);
    index = inOneGo(changeIndex(index, { today, changed, open: compileRows(saved, today) }));
  }
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

test("what is remembered of a student is forgotten an hour after it was last read", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const clock = vi.spyOn(performance, "now");
  let minutes = 0;
  const wait = (more: number) => {
    minutes += more;
    clock.mockReturnValue(1 + minutes * 60_000);
    vi.advanceTimersByTime(more * 60_000);
  };
  try {
    wait(0);
    const saved = new Date();
    const profile = { user_id: "one", updated_at: saved.toISOString(), gpa: 3 } as Profile; // results read answers only
    const index = compileIndex([blankScholarship({ id: "a" })], today);
    const isKnown = () => knownProfile(index, "one", saved) !== null;
    await resultsOf(index, profile, []);
    wait(40);
    await resultsOf(index, profile, []);
    wait(40);
    expect(isKnown()).toBe(true);
    wait(40);
    expect(isKnown()).toBe(false);
  } finally {
    clock.mockRestore();
    vi.useRealTimers();
  }
});
