import type { Student } from "#domain/matches/criteria/student.ts";
import { type ToldAnswers, toldAnswers } from "#domain/matches/told-answers.ts";

const read = new WeakMap<Student, ToldAnswers>();

/** As `toldAnswers`, read once for a student, as reading their words takes as long as a search. */
export function toldAnswersOf(student: Student, today: string): ToldAnswers {
  const told = read.get(student) ?? toldAnswers(student, today);
  read.set(student, told);
  return told;
}
