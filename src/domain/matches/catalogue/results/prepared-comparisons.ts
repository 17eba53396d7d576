import { criteria } from "../../criteria/criteria.ts";
import { type ProfileAnswers, readStudent } from "../../criteria/student.ts";
import type { CatalogueIndex } from "../catalogue-index.ts";
import type { Slices } from "../slices.ts";
import { compareInSlices } from "./compared-column.ts";
import { joinedColumns } from "./joined-columns.ts";

/** Names colleges in short and with a typo, as these are read in other ways than full names. */
const example: ProfileAnswers = {
  academic_level: "high_school",
  location: "Yakima, WA",
  field_of_study: "Nursing",
  intended_colleges: ["Washington State", "Gonzage University"],
};

/**
 * Compares an invented student with each different requirement, so that the first student need not wait until names of
 * colleges and the like are read.
 */
export function* preparedComparisons(index: CatalogueIndex): Slices<void> {
  yield* joinedColumns(index);
  const student = readStudent(example);
  for (const at of criteria.keys()) yield* compareInSlices(index, student, at);
}
