import fc from "fast-check";
import { expect, test } from "vitest";
import { catalogues, profiles } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { readStudent } from "../../criteria/student.ts";
import { rowOf } from "../catalogue-index.ts";
import { compileIndex } from "../index-builder.ts";
import { packedRow, packedScore, packedSection } from "./packed-results.ts";
import { resultsWithout } from "./results-without.ts";
import { resultsFor } from "./student-results.ts";

test("results without some scholarships are those of a catalog that never had them", () => {
  fc.assert(
    fc.property(profiles, catalogues, fc.infiniteStream(fc.boolean()), (profile, catalogue, coins) => {
      const student = readStudent(profile);
      const hidden = catalogue.filter(() => coins.next().value === true);
      const index = compileIndex(catalogue, today);
      const rows = hidden.map(({ id }) => rowOf(index, id) as number);
      const left = resultsWithout(resultsFor(index, student), rows, index, student);
      const smaller = compileIndex(
        catalogue.filter((each) => !hidden.includes(each)),
        today,
      );
      const expected = resultsFor(smaller, student);
      const byId = (ids: readonly string[], matches: Uint32Array) =>
        Array.from(matches, (match) => [ids[packedRow(match)], packedSection(match), packedScore(match)]);
      expect(byId(index.ids, left.matches)).toEqual(byId(smaller.ids, expected.matches));
      expect(left.waiting).toEqual(expected.waiting);
    }),
    { numRuns: 120 },
  );
});
