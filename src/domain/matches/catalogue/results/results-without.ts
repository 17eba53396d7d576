import type { Student } from "../../criteria/student.ts";
import type { CatalogueIndex } from "../catalogue-index.ts";
import { matchesThat, packedRow } from "./packed-results.ts";
import { addedUp } from "./results-after.ts";
import { countWaiting, type StudentResults } from "./student-results.ts";

/**
 * The results of a student as if the scholarships of some rows were not in the catalog. Rows are different.
 */
export function resultsWithout(
  results: StudentResults,
  rows: readonly number[],
  index: CatalogueIndex,
  student: Student,
): StudentResults {
  if (rows.length === 0) return results;
  const { matches, waiting } = results;
  const left = { scholarships: waiting.scholarships.slice(), dollars: waiting.dollars.slice() };
  const isOut = new Uint8Array(index.ids.length);
  for (const row of rows) {
    isOut[row] = 1;
    const result = addedUp(index, student, (at) => index.columns[at]?.numbers[row] as number);
    if (result.section !== 0) countWaiting(left, result.waits, index.facts.amount[row] as number, -1);
  }
  return { matches: matchesThat(matches, (match) => isOut[packedRow(match)] === 0), waiting: left };
}
