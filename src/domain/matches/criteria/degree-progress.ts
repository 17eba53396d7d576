import { academicLevelWords, type MatchingLevel, studyingWords } from "../../profile/answers/academic-level.ts";
import type { GraduateDegree } from "./checks/told.ts";
import type { Student } from "./student.ts";

/**
 * How far the student is with the level that they answered: they study at it, finished it, or only want it. The form asks who
 * finished a degree for the one that they want next. `maybe_finished`: its year has passed, which may be that of another school or
 * degree. `finished_or_wanted`: they are not in college, and gave no year.
 */
type DegreeProgress = "studying" | "finished" | "maybe_finished" | "wanted" | "finished_or_wanted";

/** The school year ends before this day of the graduation year. Some finish college in its last months. */
const graduationDay = "08-01";
const lastDay = "12-31";
type SchoolYear = Pick<Student, "endsInDecember">;

/** Whether a class has left its school by a day. `endsInDecember`: of a country whose school year is the calendar year. */
export const hasGraduated = (year: number, day: string, endsInDecember = false): boolean =>
  day > `${year}-${endsInDecember ? lastDay : graduationDay}`;

/** Whether the last graduates of a year have left the level by a day: the months after summer count for colleges alone. */
export const haveAllGraduated = (
  { level, endsInDecember }: Pick<Student, "level"> & SchoolYear,
  year: number,
  day: string,
): boolean => (level === "high_school" ? hasGraduated(year, day, endsInDecember) : day > `${year}-${lastDay}`);

/** Who leaves school in December enters a college of the north with those who leave it in the next summer. */
export const comesTooLate = (student: Pick<Student, "level"> & SchoolYear, year: number, day: string): boolean =>
  student.level === "high_school" && student.endsInDecember
    ? hasGraduated(year + 1, day)
    : haveAllGraduated(student, year, day);

export function degreeProgress(student: Student, today: string): DegreeProgress {
  const { level, profile, isNotInCollege, endsInDecember } = student;
  if (level === null) return "studying";
  const year = profile.graduation_year ?? null;
  const isOver =
    year !== null &&
    (isNotInCollege ? hasGraduated(year, today, endsInDecember) : haveAllGraduated(student, year, today));
  if (isOver && !aimsAtOwnLevel(student)) return hasSurelyLeft(student) ? "finished" : "maybe_finished";
  if (isOver) return "wanted";
  // Everybody in high school is not in college.
  if (!isNotInCollege || level === "high_school") return "studying";
  return year === null && !aimsAtOwnLevel(student) ? "finished_or_wanted" : "wanted";
}

/** Whether the year that has passed is that of the level: who is in college may give the one in which they finished high school. */
function hasSurelyLeft(student: Student): boolean {
  const { level, aimsAt, isNotInCollege, isAtCollege } = student;
  if (level === "high_school") return true;
  if (!isSureOfLevel(student)) return false;
  const aimsHigher = aimsAt !== null && (level === "bachelor" || level === "master");
  return isNotInCollege || (aimsHigher && !isAtCollege);
}

/** Who writes that they want a master's degree may give the year of the degree before it. */
const aimsAtOwnLevel = ({ level, aimsAt }: Student): boolean => level !== null && degreeOf[level] === aimsAt;

/** The graduate degree of a level. */
export const degreeOf: Partial<Record<MatchingLevel, GraduateDegree>> = { master: "master", doctoral: "doctorate" };

/** The graduate degree that the student wants, as far as the profile tells it. */
export const wantedDegree = (student: Student, today: string): GraduateDegree | null =>
  (isSureOfLevel(student) && degreeProgress(student, today) === "wanted" ? degreeOf[student.level] : null) ??
  student.aimsAt;
/** "Graduate" may mean any degree after a bachelor's, and "undergraduate" one of two years. */
const isSureOfLevel = (student: Student): student is Student & { level: MatchingLevel } =>
  student.level !== null && student.maybeLevels.length === 0;

/** The level that was surely finished before another one is wanted. */
const finishedBefore: Partial<Record<MatchingLevel, string>> = {
  associate: "high school",
  bachelor: "high school",
  master: "bachelor's",
};
const degreeWords: Record<GraduateDegree, string> = { master: "a master's", doctorate: "a doctorate" };

/** What the words about a student tell too: the graduate degree that they want, and the year until which they study. */
type AlsoTold = { wants?: boolean; until?: number | null };

/** What the student does at the level of their answer: "studying for a bachelor's until 2028, wants a master's". */
export function progressWords(
  student: Student,
  today: string,
  { wants = false, until = null }: AlsoTold = {},
): string | null {
  const { level, profile, aimsAt } = student;
  if (!profile.academic_level || level === null) return null;
  const progress = degreeProgress(student, today);
  if (progress === "wanted") {
    const before = finishedBefore[level];
    return `${before ? `${before} done, ` : ""}wants ${academicLevelWords[profile.academic_level]}`;
  }
  if (progress === "finished_or_wanted") return `${academicLevelWords[profile.academic_level]}, finished or planned`;
  // Who names no college and wants this degree may be about to begin it.
  if (!student.isAtCollege && degreeOf[level] !== undefined && degreeOf[level] === aimsAt && progress === "studying")
    return `${academicLevelWords[profile.academic_level]}, begun or planned`;
  const words =
    progress === "studying"
      ? `${studyingWords[profile.academic_level]}${until === null ? "" : ` until ${until}`}`
      : `finished ${level === "high_school" ? "high school" : academicLevelWords[profile.academic_level]} in ${profile.graduation_year}`;
  const isAhead = aimsAt !== null && degreeOf[level] !== aimsAt && level !== "doctoral";
  return (wants || progress !== "studying") && isAhead ? `${words}, wants ${degreeWords[aimsAt]}` : words;
}
