import { criteria } from "../../criteria/criteria.ts";
import { type ProfileAnswers, readStudent } from "../../criteria/student.ts";
import type { CatalogueIndex } from "../catalogue-index.ts";
import type { Slices } from "../slices.ts";
import { compareInSlices } from "./compared-column.ts";
import { joinedColumns } from "./joined-columns.ts";

/** Invented students. Their colleges are in short and with a typo, as these are read in other ways than full names. */
export const exampleStudents: readonly ProfileAnswers[] = [
  {
    academic_level: "high_school",
    location: "Yakima, WA",
    field_of_study: "Nursing",
    intended_colleges: ["Washington State", "Gonzage University"],
  },
  {
    academic_level: "bachelor's_degree",
    location: "Buffalo, NY",
    field_of_study: "Mechanical Engineering",
    college: "Rice University",
    gpa: 3.4,
    graduation_year: 2029,
    date_of_birth: "2007-05-06",
    county: "Erie County",
    languages: ["Spanish"],
    career_goals: "I want to design robots for hospitals.",
  },
];

/**
 * Compares invented students with each different requirement, so that the first student need not wait until names of
 * colleges and the like are read.
 */
export function* preparedComparisons(index: CatalogueIndex): Slices<void> {
  yield* joinedColumns(index);
  for (const student of exampleStudents.map(readStudent))
    for (const at of criteria.keys()) yield* compareInSlices(index, student, at);
}
