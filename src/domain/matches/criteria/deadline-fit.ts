import { dayOfYear, shortDay } from "../../calendar/format-day.ts";
import { type MatchingLevel, matchingLevels } from "../../profile/academic-level.ts";
import { deadlineAsOf } from "../../scholarships/days/next-deadline.ts";
import type { DeadlineKind } from "../../scholarships/vocabulary.ts";
import { type Comparison, failed, type MatchableScholarship, met, unclear } from "./criterion.ts";
import type { Student } from "./student.ts";

/** The next deadline, YYYY-MM-DD. `last` is the highest required level, or null where none is stated. */
export type RequiredDay = { day: string | null; kind: DeadlineKind; closed: boolean; last: MatchingLevel | null };

export function requiredDay(scholarship: MatchableScholarship, today: string): RequiredDay | null {
  const { deadline_kind, academic_level } = scholarship;
  const { deadline, status } = deadlineAsOf(scholarship, today);
  const closed = status !== "active";
  if (!closed && deadline === null && deadline_kind !== "rolling") return null;
  const last = matchingLevels.findLast((level) => academic_level.includes(level)) ?? null;
  return { day: deadline, kind: deadline_kind, closed, last };
}

/** The school year ends before this day of the graduation year. */
const graduationDay = "08-01";

/**
 * A student who leaves the highest required level before the deadline probably comes too late. It rules nobody out, because
 * sponsors differ in whether a graduate of this year still counts.
 */
export function compareDay({ level, profile }: Student, { day, closed, last }: RequiredDay, today: string): Comparison {
  if (closed || (day !== null && day < today)) return failed;
  const graduates = level !== null && level === last ? (profile.graduation_year ?? null) : null;
  return day !== null && graduates !== null && day > `${graduates}-${graduationDay}` ? unclear : met;
}

export function dayWords({ day, kind, closed }: RequiredDay): string {
  if (closed) return "Closed";
  if (day === null) return "Open all year";
  return kind === "yearly" ? `Usually due ${dayOfYear(day)}, not confirmed for this year` : `Due ${shortDay(day)}`;
}
