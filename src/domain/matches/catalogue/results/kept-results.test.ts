import fc from "fast-check";
import { expect, test } from "vitest";
import { catalogues, profiles } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { readStudent } from "../../criteria/student.ts";
import { rowOf } from "../catalogue-index.ts";
import { changeIndex, compileRows } from "../changes/index-changes.ts";
import { stepsBetween } from "../changes/index-step.ts";
import { compileIndex } from "../index-builder.ts";
import { inOneGo } from "../slices.ts";
import { keptAfter, keptOf, keptWithout } from "./kept-results.ts";
import { countWhere } from "./match-counts.ts";
import { isListed, packedRow, packedScore, packedSection } from "./packed-results.ts";
import { pageOfMatches } from "./result-pages.ts";
import { resultsFor } from "./student-results.ts";

test("what is kept without some scholarships is that of a catalog that never had them", () => {
  fc.assert(
    fc.property(profiles, catalogues, fc.infiniteStream(fc.boolean()), (profile, catalogue, coins) => {
      const student = readStudent(profile);
      const hidden = catalogue.filter(() => coins.next().value === true);
      const index = compileIndex(catalogue, today);
      const rows = hidden.map(({ id }) => rowOf(index, id) as number);
      const left = keptWithout(keptOf(index, resultsFor(index, student)), rows, index, student);
      const smaller = compileIndex(
        catalogue.filter((each) => !hidden.includes(each)),
        today,
      );
      const expected = keptOf(smaller, resultsFor(smaller, student));
      const byId = (ids: readonly string[], matches: Uint32Array) =>
        Array.from(matches, (match) => [ids[packedRow(match)], packedSection(match), packedScore(match)]);
      expect(byId(index.ids, left.best)).toEqual(byId(smaller.ids, expected.best));
      expect([left.counts, left.waiting]).toEqual([expected.counts, expected.waiting]);
    }),
    { numRuns: 120 },
  );
});

test("what is kept follows changes, and the best matches give the first pages of all", () => {
  fc.assert(
    fc.property(profiles, catalogues, catalogues, (profile, list, later) => {
      const student = readStudent(profile);
      const built = compileIndex(list, today);
      const changed = [...list.slice(0, 2), ...later].map(({ id }) => id);
      const index = inOneGo(changeIndex(built, { today, changed, open: compileRows(later, today) }));
      const before = keptOf(built, resultsFor(built, student), fewest);
      const kept = keptAfter(stepsBetween(built.step, index.step) ?? [], before, index, student);
      const results = resultsFor(index, student);
      const { counts, waiting } = keptOf(index, results);
      expect([kept.counts, kept.waiting]).toEqual([counts, waiting]);
      const isBest = (match: number) => packedScore(match) >= kept.leastOfBest;
      expect(kept.best).toEqual(results.matches.filter(isBest));
      for (const sort of ["section", "match_score"] as const) {
        const firstOf = (matches: Uint32Array) =>
          pageOfMatches(
            { index, matches: matches.filter(isListed) },
            { sort, after: null, limit: countWhere(kept.counts, (place) => isListed(place) && isBest(place)) },
          );
        expect(firstOf(kept.best)).toEqual(firstOf(results.matches));
      }
    }),
    { numRuns: 120 },
  );
});

/** So that few of the matches are the best ones. */
const fewest = 2;
