import { dayOfYear, knownDay, shortDay } from "../../calendar/format-day.ts";
import { namesOfMonths } from "../../calendar/months.ts";
import { matchingLevels } from "../../profile/answers/academic-level.ts";
import { deadlineState, nextLongRound, nextUsualRound } from "../../scholarships/days/deadline-state.ts";
import { deadlineAsOf } from "../../scholarships/days/next-deadline.ts";
import { isOfEarlierRound } from "../../scholarships/days/usual-time.ts";
import {
  type Comparison,
  failed,
  likely,
  type MatchableScholarship,
  met,
  unanswered,
  unclear,
  withDoubt,
} from "./criterion.ts";
import { comesTooLate, degreeProgress, hasGraduated } from "./degree-progress.ts";
import { schoolYearEnd } from "./level-fit.ts";
import { maybeOver, nextRound } from "./maybe-over.ts";
import type { RequiredDay } from "./requirements.ts";
import type { Student } from "./student.ts";

export function requiredDay(scholarship: MatchableScholarship, today: string): RequiredDay | null {
  const { deadline_kind, deadline_text, academic_level } = scholarship;
  const { deadline, status } = deadlineAsOf(scholarship, today);
  const closed = status !== "active";
  const next = nextUsualRound({ deadline, deadline_kind, deadline_text }, today);
  const later = isOfEarlierRound(deadline_text) ? next : null;
  const day = deadline ?? (later === null ? next : null);
  const isHalfOver = day === null && nextLongRound({ deadline, deadline_kind, deadline_text }, today) !== null;
  if (!closed && day === null && later === null && deadline_kind !== "rolling" && !isHalfOver) return null;
  const isDoubtful = scholarship.demands.some((demand) => demand.about === "doubtful" && demand.criterion === "level");
  const last = isDoubtful ? null : (matchingLevels.findLast((level) => academic_level.includes(level)) ?? null);
  const closedFor = last === "high_school" ? closedClass.exec(deadline_text ?? "")?.[1] : undefined;
  const isForGraduates =
    last === "high_school" && ofGraduates.test(`${scholarship.description} ${scholarship.requirements.join(" ")}`);
  const known = { day, kind: deadline_kind, closed, last };
  const hasPassed =
    deadline_kind === "yearly" && deadlineState({ deadline, deadline_kind, deadline_text }, today) === "unannounced";
  return {
    ...known,
    ...(hasPassed && { hasPassed }),
    ...(isHalfOver && { isHalfOver }),
    ...(closedFor && { closedFor: Number(closedFor) }),
    ...(later && { later }),
    ...(isForGraduates && { isForGraduates }),
  };
}

/** "In the last year of high school or just past it", "for high school graduates" */
const ofGraduates =
  /\b(?:high school|senior)s?(?: year)? or just past it\b|\bhigh school (?:seniors (?:and|or) (?:recent )?)?graduates\b|\brecent(?: high school)? graduates of\b|\bgap year\b/i;

/** "The round for the class of 2027 closed on May 1, 2026", "Applications for the class of 2027 are closed" */
const closedClass = /\bclass of (20\d\d) (?:(?:is|are|was|has|have|now|already) ){0,2}closed\b/i;

/** The part of a student that `compareDay` reads: not the place, which only tells the college that initials mean and when a school year ends. */
export const comparedForDay = ({
  level,
  maybeLevels,
  profile,
  isNotInCollege,
  isAtCollege,
  aimsAt,
  endsInDecember,
}: Student) => [endsInDecember, level, maybeLevels, profile.graduation_year, isNotInCollege, isAtCollege, aimsAt];

/**
 * A round of this year that has passed leaves the next one to check, and counts as ahead in the score.
 * A student who has left the highest required level before the deadline comes too late, and so does one of a class whose round has closed.
 * The day of an earlier round closes this year's for nobody: who will have left before that day comes again checks whether it is over.
 */
export function compareDay(student: Student, required: RequiredDay, today: string): Comparison | null {
  const compared = compareKnownDay(student, required, today);
  // A round of which no day is known earns nothing.
  return required.kind === "unknown" && compared === met ? null : compared;
}

function compareKnownDay(
  student: Student,
  { day, closed, last, closedFor, later, hasPassed, isHalfOver, isForGraduates }: RequiredDay,
  today: string,
): Comparison {
  if (closed || (day !== null && day < today)) return failed;
  const { level, profile } = student;
  const progress = degreeProgress(student, today);
  const isAtLast = level !== null && level === last && progress !== "wanted";
  const graduates = isAtLast ? (profile.graduation_year ?? null) : null;
  const ofSeniors = schoolYearEnd(today, student.endsInDecember);
  const mayBeOver = closedFor !== undefined || (day !== null && hasGraduated(ofSeniors, day, student.endsInDecember));
  if (isAtLast && graduates === null && asksForClass(last) && mayBeOver) return unanswered("graduation_year");
  if (graduates !== null && closedFor !== undefined && graduates <= closedFor) return failed;
  if (later !== undefined && graduates !== null && hasGraduated(graduates, later, student.endsInDecember))
    return lastRound;
  // Most sponsors have closed by then, and nobody knows which.
  if (isHalfOver) return likely("nothing");
  if (day === null || graduates === null || !hasGraduated(graduates, day, student.endsInDecember))
    return hasPassed ? likely("close") : met;
  if (isForGraduates && !hasGraduated(graduates + 1, day, student.endsInDecember)) return nextRoundAfter;
  return comesTooLate(student, graduates, day) && progress !== "maybe_finished" ? failed : unclear;
}

/** The round comes after the graduation, and is for those too who finished within about a year. */
const nextRoundAfter = withDoubt(unclear, 1);

/** If this year's round is over too, there is none after it for the student. */
const lastRound = withDoubt(unclear, 2);

/**
 * Whether a round after this school year is for the next class, which only the graduation year tells: most who look for awards in high school
 * are seniors. In college few finish this year.
 */
export const asksForClass = (last: RequiredDay["last"]): boolean => last === "high_school";

export function dayWords(required: RequiredDay, { profile, endsInDecember }: Student): string {
  const year = profile.graduation_year ?? null;
  const isLast = required.later !== undefined && year !== null && hasGraduated(year, required.later, endsInDecember);
  const words = isLast ? roundWords(required).replace(maybeOver, overForGood) : roundWords(required);
  return required.closedFor && !required.closed ? `${words}; closed for the class of ${required.closedFor}` : words;
}

const overForGood = "If this round is over, the next one is after you graduate";

function roundWords({ day, kind, closed, later, hasPassed, isHalfOver }: RequiredDay): string {
  if (closed) return "Closed";
  if (isHalfOver) return `${maybeOver}: more than half of its usual time has passed`;
  if (later !== undefined) return `${maybeOver}: an earlier one closed in ${namesOfMonths[monthOf(later) - 1]}`;
  if (day === null) return "Open all year";
  if (kind === "unknown") return `${nextRound} is expected in ${knownDay(day.slice(0, 7))} or later${startWords(day)}`;
  if (hasPassed) return `${maybeOver}: it usually closes around ${dayOfYear(day)}`;
  return kind === "yearly" ? `Usually due ${dayOfYear(day)}, not confirmed for this year` : `Due ${shortDay(day)}`;
}

const monthOf = (day: string): number => Number(day.slice(5, 7));

/** The first month of the school year. */
const september = 9;

/** A round in the fall is usually for those who start a year later. */
function startWords(day: string): string {
  return monthOf(day) >= september ? `, usually for a start in ${Number(day.slice(0, 4)) + 1}` : "";
}
