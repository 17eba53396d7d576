import type { Student } from "../../criteria/student.ts";
import type { CatalogueIndex } from "../catalogue-index.ts";
import { resultOfRow } from "./results-after.ts";
import { copyOfWaiting, countWaiting, type Waiting } from "./student-results.ts";

/** What waits for the answers of a student, as if the scholarships of some rows were not in the catalog. Rows are different. */
export function waitingWithout(
  waiting: Waiting,
  rows: readonly number[],
  index: CatalogueIndex,
  student: Student,
): Waiting {
  const left = copyOfWaiting(waiting);
  for (const row of rows) {
    const result = resultOfRow(index, student, row);
    if (result) countWaiting(left, result, -1);
  }
  return left;
}
