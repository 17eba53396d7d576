import { expect, test } from "vitest";
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
