import type { Unlock } from "../match.ts";
import type { StudentResults } from "./student-results.ts";

/**
 * Matches in the order of their rows, each in one number: the row, the section (3 bits) and the score (7 bits). So at
 * most 4,000,000 rows fit.
 */
export type PackedMatches = Uint32Array;

/** The results of a student in little memory. What the student is ruled out of, most of the catalog, takes none. */
export type PackedResults = { matches: PackedMatches; topQuestion: Unlock | null };

export const packedRow = (match: number): number => match >>> 10;
export const packedSection = (match: number): number => (match >>> 7) & 7;
export const packedScore = (match: number): number => match & 127;

/** `withRuledOut` keeps the rows without a section too. */
export function packResults(
  { scores, sections, topQuestion }: StudentResults,
  { withRuledOut = false } = {},
): PackedResults {
  let count = 0;
  for (let row = 0; row < sections.length; row++) if (withRuledOut || sections[row] !== 0) count += 1;
  const matches = new Uint32Array(count);
  let at = 0;
  for (let row = 0; row < sections.length; row++) {
    if (!withRuledOut && sections[row] === 0) continue;
    matches[at] = (row << 10) | ((sections[row] as number) << 7) | (scores[row] as number);
    at += 1;
  }
  return { matches, topQuestion };
}
