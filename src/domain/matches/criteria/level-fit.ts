import { type MatchingLevel, matchingLevels, studyingWords } from "../../profile/academic-level.ts";
import {
  type Comparison,
  failed,
  type MatchableScholarship,
  met,
  unanswered,
  unclear,
  withDoubt,
} from "./criterion.ts";
import type { Student } from "./student.ts";

/** Every level at once is no restriction. None at all counts against the scholarship: it may be for anybody or nobody. */
export function requiredLevels({ academic_level }: MatchableScholarship): readonly MatchingLevel[] | null {
  const levels = matchingLevels.filter((level) => academic_level.includes(level));
  return levels.length === matchingLevels.length ? null : levels;
}

/**
 * Compares the student's level with the required ones. What is for those who go to college from high school is unclear for
 * who goes later. Where it is unclear for who finishes high school within the school
 * year, the level of the colleges and the trade that they plan leaves the least doubt. It is not met, as many sponsors ask
 * who studies today.
 */
export function compareRequiredLevel(student: Student, required: readonly MatchingLevel[], today: string): Comparison {
  const comparison = compareLevel(student, required, today);
  const years = comparison === met ? yearsUntil(student, required, today) : 0;
  if (years > 0) return years === 1 ? unclear : withDoubt(unclear, muchLater);
  const isEntered = student.level === "high_school" && student.enters.some((level) => required.includes(level));
  return comparison === unclear && isEntered ? withDoubt(unclear, 0) : comparison;
}

/**
 * How many years of high school the student has left after this one, where the list speaks of those who go to college from
 * it; else 0.
 */
function yearsUntil({ level, profile }: Student, required: readonly MatchingLevel[], today: string): number {
  if (level !== "high_school" || !nextLevels.high_school.some((next) => required.includes(next))) return 0;
  return Math.max(0, (profile.graduation_year ?? 0) - schoolYearEnd(today));
}

/** The size of the doubt where the round for the student is more than a year away. */
const muchLater = 2;

const nextLevels: Record<MatchingLevel, readonly MatchingLevel[]> = {
  high_school: ["associate", "bachelor"],
  associate: ["bachelor"],
  bachelor: ["master", "doctoral", "professional"],
  master: ["doctoral", "professional"],
  doctoral: [],
  professional: [],
};

/** "in high school", and where the level after it is asked for, when the student leaves: "in high school until 2027". */
export function levelAnswer({ level, profile }: Student, levels: readonly MatchingLevel[]): string | null {
  if (!profile.academic_level) return null;
  const words = studyingWords[profile.academic_level];
  const isLeft = level === "high_school" && !levels.includes(level) && levels.length > 0;
  return isLeft && profile.graduation_year ? `${words} until ${profile.graduation_year}` : words;
}

/** What tells the year of study: the year of graduation alone if the student is at such a school, and otherwise the level too. */
export function yearAnswer({ level, profile }: Student, of: "high_school" | "college"): string | null {
  const { academic_level, graduation_year } = profile;
  const isThere = (level === "high_school") === (of === "high_school");
  const words = academic_level && !isThere ? studyingWords[academic_level] : null;
  if (!graduation_year) return words;
  return words === null ? `Graduates in ${graduation_year}` : `${words} until ${graduation_year}`;
}

/**
 * Compares the student's level with the required ones. The student's next level counts as unknown, not failed, once the
 * graduation year is within the school year of `today`; docs/how-matching-works.md says why.
 */
export function compareLevel(student: Student, required: readonly MatchingLevel[], today: string): Comparison {
  const { level, maybeLevels, profile } = student;
  if (level === null) return unanswered("academic_level");
  if (required.includes(level)) return met;
  if (maybeLevels.some((each) => required.includes(each))) return unclear;
  // "Undergraduates" is often stored as bachelor's alone, and two-year students transfer at any time.
  if (level === "associate" && required.includes("bachelor")) return unclear;
  // "Graduate students" may mean law and medicine too.
  if (level === "professional" && required.includes("master") && required.includes("doctoral")) return unclear;
  const reached = nextLevels[level];
  // A list that includes levels above the next one, but not the student's own, excludes it on purpose.
  if (!required.some((each) => reached.includes(each)) || required.some((each) => !isUpTo(each, reached)))
    return failed;
  const year = profile.graduation_year ?? null;
  if (year === null) return level === "high_school" ? unanswered("graduation_year") : failed;
  return year <= schoolYearEnd(today) ? unclear : failed;
}

/** Compares the student's level with a bachelor's degree that the student must have by now. */
export function compareBachelorsDegree({ level, profile }: Student, today: string): Comparison {
  if (level === null) return unanswered("academic_level");
  if (level === "master" || level === "doctoral" || level === "professional") return met;
  if (level !== "bachelor") return failed;
  if (profile.graduation_year == null) return unanswered("graduation_year");
  return profile.graduation_year <= schoolYearEnd(today) ? unclear : failed;
}

const isUpTo = (level: MatchingLevel, reached: readonly MatchingLevel[]) =>
  reached.includes(level) || order.indexOf(level) < order.indexOf(reached[0] ?? "high_school");

const order = matchingLevels;

/** The calendar year in which the school year of a day ends; a school year begins in August. */
export function schoolYearEnd(today: string): number {
  return Number(today.slice(0, 4)) + (Number(today.slice(5, 7)) >= 8 ? 1 : 0);
}
