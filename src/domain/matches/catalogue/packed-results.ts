import type { Unlock } from "../match.ts";
import type { StudentResults } from "./student-results.ts";

/** The results of a student in little memory. What the student is ruled out of, most of the catalog, takes none. */
export type PackedResults = {
  /** The number of rows of the index. */
  rows: number;
  /** Each row with a section in one number: the row, the section (3 bits) and the score (7 bits). */
  matches: Uint32Array;
  topQuestion: Unlock | null;
};

/** At most 4,000,000 rows fit the numbers. The scores of rows without a section are lost. */
export function packResults({ scores, sections, topQuestion }: StudentResults): PackedResults {
  const rows = sections.length;
  let count = 0;
  for (let row = 0; row < rows; row++) if (sections[row] !== 0) count += 1;
  const matches = new Uint32Array(count);
  let at = 0;
  for (let row = 0; row < rows; row++) {
    if (sections[row] === 0) continue;
    matches[at] = (row << 10) | ((sections[row] as number) << 7) | (scores[row] as number);
    at += 1;
  }
  return { rows, matches, topQuestion };
}

/** The section of a packed match. */
export const packedSection = (match: number): number => (match >>> 7) & 7;

export function unpackResults({ rows, matches, topQuestion }: PackedResults): StudentResults {
  const scores = new Uint8Array(rows);
  const sections = new Uint8Array(rows);
  for (const match of matches) {
    const row = match >>> 10;
    scores[row] = match & 127;
    sections[row] = packedSection(match);
  }
  return { scores, sections, topQuestion };
}
