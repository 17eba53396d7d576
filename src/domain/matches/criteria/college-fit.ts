import { collegeFit, collegeName } from "./colleges.ts";
import { type Comparison, failed, met, unanswered, unclear } from "./criterion.ts";
import { doesNotApply, type Student } from "./student.ts";

/** Whether the student attends, or thinks of, one of the colleges that the sponsor names. */
export function compareColleges(student: Student, required: readonly string[]): Comparison {
  const { colleges } = student;
  if (colleges.length === 0) return doesNotApply(student, "intended_colleges") ? atNone(student) : open(student);
  const fits = colleges.flatMap((own) => required.map((name) => collegeFit(own, collegeName(name))));
  if (fits.includes("same")) return met;
  return fits.includes("unclear") ? unclear : failed;
}

/** Who is not looking for a college is at the one they named, or at none. */
const atNone = (student: Student): Comparison => (doesNotApply(student, "college") ? failed : unanswered("college"));

/** Who is still at school, or said that they are at no college, is asked where they mean to go. */
const open = ({ level, profile }: Student): Comparison =>
  unanswered(level === "high_school" || profile.set_aside?.college ? "intended_colleges" : "college");
