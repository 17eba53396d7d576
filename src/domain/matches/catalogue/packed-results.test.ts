import { expect, test } from "vitest";
import { packedRow, packedScore, packedSection, packResults } from "./packed-results.ts";

const unpacked = (matches: Uint32Array) =>
  Array.from(matches, (match) => [packedRow(match), packedSection(match), packedScore(match)]);

test("packed results hold the row, section and score of each match, also far down a large catalog", () => {
  const rows = 3_000_000;
  const results = { scores: new Uint8Array(rows), sections: new Uint8Array(rows), topQuestion: null };
  for (const [row, section, score] of [
    [1, 4, 100],
    [2, 0, 63],
    [rows - 1, 1, 0],
  ] as const) {
    results.sections[row] = section;
    results.scores[row] = score;
  }
  expect(unpacked(packResults(results).matches)).toEqual([
    [1, 4, 100],
    [rows - 1, 1, 0],
  ]);
  expect(unpacked(packResults(results, { withRuledOut: true }).matches.subarray(2, 3))).toEqual([[2, 0, 63]]);
});
