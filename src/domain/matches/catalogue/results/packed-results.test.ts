import fc from "fast-check";
import { expect, test } from "vitest";
import { denseOf, matchesOf } from "./dense-matches.ts";
import { matchesThat, packed, packedRow, packedScore, packedSection } from "./packed-results.ts";

test("a packed match holds the row, section and score, also far down a large catalog", () => {
  const unpacked = [
    [1, 4, 100],
    [2, 0, 63],
    [4_000_000, 1, 0],
  ] as const;
  const matches = Uint32Array.from(unpacked, ([row, section, score]) => packed(row, section, score));
  expect(Array.from(matches, (match) => [packedRow(match), packedSection(match), packedScore(match)])).toEqual(
    unpacked,
  );
  expect(matchesThat(matches, (match) => packedSection(match) > 0)).toEqual(matches.filter((_, at) => at !== 1));
});

test("matches that are kept densely are the same matches, also where many rows are between them", () => {
  const places = fc.record({ row: fc.nat(1000), section: fc.integer({ min: 1, max: 5 }), score: fc.nat(100) });
  fc.assert(
    fc.property(fc.uniqueArray(places, { selector: ({ row }) => row }), (found) => {
      const inOrder = found.map(({ row, section, score }) => packed(row, section, score)).sort((a, b) => a - b);
      const matches = Uint32Array.from(inOrder);
      expect(matchesOf(denseOf(matches))).toEqual(matches);
    }),
  );
});
