import fc from "fast-check";
import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { catalogues, profiles } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { ProfileChanges } from "../profile/profile.ts";
import { compileIndex, topMatches } from "./catalogue-index.ts";
import type { MatchableScholarship } from "./criteria/criterion.ts";
import { readStudent } from "./criteria/student.ts";
import { compareRanks, rankOf } from "./order.ts";
import { scoreMatch } from "./score-match.ts";

const score = (profile: ProfileChanges, scholarship: MatchableScholarship) =>
  scoreMatch(readStudent(profile), scholarship, today);
const rank = (profile: ProfileChanges, list: readonly MatchableScholarship[]) =>
  list.map((scholarship) => rankOf(scholarship, score(profile, scholarship).match_score, today)).sort(compareRanks);

test("the ranking does not depend on the input order", () => {
  fc.assert(
    fc.property(profiles, catalogues, fc.infiniteStream(fc.nat()), (profile, list, numbers) => {
      const shuffled = list
        .map((scholarship) => ({ scholarship, at: numbers.next().value }))
        .sort((a, b) => a.at - b.at);
      const again = shuffled.map(({ scholarship }) => scholarship);
      expect(rank(profile, again)).toEqual(rank(profile, list));
      const top = (from: readonly MatchableScholarship[]) =>
        topMatches(compileIndex(from, today), readStudent(profile), 10);
      expect(top(again)).toEqual(top(list));
    }),
  );
});

test("the index ranks exactly as scoring and sorting every scholarship", () => {
  fc.assert(
    fc.property(profiles, catalogues, fc.nat(50), (profile, list, most) => {
      const open = list.filter((scholarship) => score(profile, scholarship).eligibility !== "ineligible");
      const expected = rank(profile, open).slice(0, most);
      expect(topMatches(compileIndex(list, today), readStudent(profile), most)).toEqual(
        expected.map(({ id, match_score }) => ({ id, match_score })),
      );
    }),
    { numRuns: 300 },
  );
});

test("a scholarship that cannot be read is left out, with its error, and the others are ranked", () => {
  const readable = blankScholarship({ id: "readable", academic_level: ["bachelor"] });
  // Rows written before a column existed, or by hand, can lack a list.
  const unreadable = { ...readable, id: "unreadable", requirements: null as unknown as string[] };
  const index = compileIndex([unreadable, readable], today);
  expect(index.unreadable.map(({ id }) => id)).toEqual(["unreadable"]);
  expect(topMatches(index, readStudent({}), 10).map(({ id }) => id)).toEqual(["readable"]);
});
