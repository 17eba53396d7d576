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

/** A student who is not looking for a college attends the one they named, or none. */
const atNone = (student: Student): Comparison => (doesNotApply(student, "college") ? failed : unanswered("college"));

/** A student who is in high school or at no college is asked which colleges they plan to attend. */
const open = ({ level, profile }: Student): Comparison =>
  unanswered(level === "high_school" || profile.set_aside?.college ? "intended_colleges" : "college");
