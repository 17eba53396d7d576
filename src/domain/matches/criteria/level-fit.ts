import { resolveFields } from "../../fields-of-study/resolve-field.ts";
import { type MatchingLevel, matchingLevels } from "../../profile/answers/academic-level.ts";
import type { GraduateDegree } from "./checks/told.ts";
import {
  against,
  type Comparison,
  failed,
  likely,
  type MatchableScholarship,
  met,
  mostDoubt,
  unanswered,
  unclear,
  withDoubt,
} from "./criterion.ts";
import { degreePaidFor, isStillToBegin, speaksOfLastYear } from "./degree-paid-for.ts";
import { degreeOf, degreeProgress, haveAllGraduated, progressWords, wantedDegree } from "./degree-progress.ts";
import { isForGraduatesOfProfession } from "./graduates-of-professions.ts";
import type { DegreePaidFor, RequiredLevels } from "./requirements.ts";
import type { Student } from "./student.ts";

/** Every level at once is no restriction. None at all counts against the scholarship: it may be for anybody or nobody. */
export function requiredLevels(
  scholarship: Pick<
    MatchableScholarship,
    "academic_level" | "title" | "description" | "requirements" | "field_of_study" | "groups"
  >,
): RequiredLevels | null {
  const isStated = (level: MatchingLevel) => scholarship.academic_level.includes(level);
  const levels = matchingLevels.filter(isStated);
  if (levels.length === matchingLevels.length) return null;
  const paid = degreePaidFor(scholarship, levels);
  const isGraduate = (isStated("master") || isStated("doctoral")) && !isStated("professional");
  if (isGraduate && isForGraduatesOfProfession(scholarship))
    return { levels, ...(paid !== null && { paid }), ofProfessions: true };
  if (paid !== null) return { levels, paid, ...(isStillToBegin(scholarship) && { isNew: true }) };
  if (levels.length === 0) return { levels, ...(tellsWhom(scholarship) && { tellsWhom: true }) };
  return levels.at(-1) === "bachelor" && !speaksOfLastYear(scholarship) ? { levels, isOfNextYear: true } : { levels };
}

const tellsWhom = ({ field_of_study, groups }: Pick<MatchableScholarship, "field_of_study" | "groups">): boolean =>
  groups.length > 0 || !resolveFields(field_of_study).all;

/**
 * Compares the student's level with the required ones, and the degree that they want with the one that it pays for. What is for those who
 * go on to the next degree from theirs is unclear for who goes later. Where it is unclear for who finishes high school within the school
 * year, the level of the colleges and the trade that they plan leaves the least doubt. It is not met, as many sponsors ask
 * who studies today.
 */
export function compareRequiredLevel(student: Student, required: RequiredLevels, today: string): Comparison {
  const { levels, paid, isOfNextYear } = required;
  if (levels.length === 0) return required.tellsWhom ? aLittleAgainst : against;
  const comparison = compareLevel(student, levels, today);
  if (required.ofProfessions && student.level === "professional" && degreeProgress(student, today) === "studying")
    return likely("met");
  if (paid && (isYearsBefore(student, today) || isBelowDoctorate(student, paid))) return failed;
  if (paid === "no_doctorate" && student.level === "doctoral") return unclear;
  if (comparison === failed && !mayBeginDoctorate(student, required)) return failed;
  if (isOfNextYear && comparison === met && endsThisYear(student, today)) return withDoubt(unclear, paidTooLate);
  // No list of levels says so, and words may be of something else.
  if (paid && isBeforeCollege(student, today) && !levels.includes("high_school")) return withDoubt(unclear, mostDoubt);
  const otherDegree = paid
    ? Math.max(doubtOfOtherDegree(student, paid, today), doubtOfOwnDegree(student, required, today))
    : 0;
  if (otherDegree > 0) return withDoubt(unclear, otherDegree);
  if (paid && comparison !== met && hasRequiredDegree(student, levels, today)) return met;
  const years = comparison === met ? yearsUntil(student, required, today) : 0;
  if (years > 0) return years === 1 ? unclear : withDoubt(unclear, muchLater);
  const isEntered = student.level === "high_school" && student.enters.some((level) => levels.includes(level));
  return comparison === unclear && isEntered ? withDoubt(unclear, 0) : comparison;
}

/** A sponsor that names a field or a group and no level mostly takes all students of it. */
const aLittleAgainst: Comparison = { ...against, doubt: 1 };

/** The size of the doubt of who will have their degree when it is probably paid. */
const paidTooLate = 2;

/** Who studies for an associate degree has two more years of college before the degree that pays for a graduate one. */
const isYearsBefore = (student: Student, today: string): boolean =>
  student.level === "associate" && student.maybeLevels.length === 0 && degreeProgress(student, today) === "studying";

/** Who answered a doctorate is not paid for a master's degree, nor for one of law or medicine where they surely want another. */
const isBelowDoctorate = ({ level, maybeLevels }: Student, paid: DegreePaidFor): boolean =>
  level === "doctoral" &&
  (paid === "master" ? !maybeLevels.includes("master") : paid === "no_doctorate" && maybeLevels.length === 0);

/** Whether the student wants a doctorate or is at it, and the levels are of those who have yet to begin the one that it pays for. */
const mayBeginDoctorate = ({ level }: Student, { levels, paid }: RequiredLevels): boolean =>
  level === "doctoral" && paid !== undefined && (levels.includes("bachelor") || levels.includes("master"));

/** Whether the student finishes a bachelor's degree in this school year, surely that and no degree of two years. */
function endsThisYear(student: Student, today: string): boolean {
  const { level, maybeLevels, profile, collegePlaces } = student;
  const isSure = maybeLevels.length === 0 || isOnlyAtUniversities(collegePlaces.current);
  return (
    level === "bachelor" &&
    isSure &&
    profile.graduation_year != null &&
    profile.graduation_year <= schoolYearEnd(today, student.endsInDecember) &&
    degreeProgress(student, today) === "studying"
  );
}
export const isOnlyAtUniversities = (places: Student["collegePlaces"]["current"]): boolean =>
  places.length > 0 && places.every(({ type }) => type === "university");

/** Where it pays for a graduate degree, "bachelor's" is the degree that applicants have: it is met by who has one and studies no more for it. */
const hasRequiredDegree = (student: Student, levels: readonly MatchingLevel[], today: string): boolean =>
  levels.includes("bachelor") && !levels.includes("associate") && compareBachelorsDegree(student, today) === met;

/** Whether the student is in high school, or between it and college: they will not have a degree when it is paid. */
export const isBeforeCollege = (student: Student, today: string): boolean =>
  student.level === "high_school" ||
  ((student.level === "bachelor" || student.level === "associate") && degreeProgress(student, today) === "wanted");

/**
 * The size of the doubt where it pays for another graduate degree than the student wants and their goals name. A doctorate usually needs
 * a master's, so that it is far from who wants that, and one more master's is far from who has it.
 */
function doubtOfOtherDegree(student: Student, paid: DegreePaidFor, today: string): number {
  const wanted = wantedDegree(student, today);
  const isPaid = paid === "graduate" || paid === wanted || (paid === "no_doctorate" && wanted === "master");
  if (wanted === null || isPaid || student.aimsAt === paid) return 0;
  if (paid === "doctorate") return mostDoubt;
  return student.level === "master" && degreeProgress(student, today) !== "wanted" ? otherThanWanted : 1;
}

/** The size of the doubt of who studies for the degree that it pays for, where that is still to begin, or for a higher one. */
function doubtOfOwnDegree(student: Student, { levels, paid, isNew }: RequiredLevels, today: string): number {
  const { level, maybeLevels, isAtCollege } = student;
  if (!isAtCollege || degreeProgress(student, today) !== "studying") return 0;
  if (level === "doctoral") return levels.includes("doctoral") ? 0 : mostDoubt;
  return level === "master" && maybeLevels.length === 0 && paid === "master" && isNew ? otherThanWanted : 0;
}

/**
 * How many years the student has left after this one, where the scholarship is for those who go on to the next degree: from high school
 * by its levels, from a bachelor's by the degree that it pays for; else 0.
 */
function yearsUntil(
  { level, profile, endsInDecember }: Student,
  { levels, paid }: RequiredLevels,
  today: string,
): number {
  const goesOn =
    level === "high_school"
      ? nextLevels.high_school.some((next) => levels.includes(next))
      : level === "bachelor" && paid !== undefined && levels.includes("master");
  return goesOn ? Math.max(0, (profile.graduation_year ?? 0) - schoolYearEnd(today, endsInDecember)) : 0;
}

/** The size of the doubt where the round for the student is more than a year away, and where it is of another degree than they want. */
const muchLater = 2;
const otherThanWanted = 2;

const nextLevels: Record<MatchingLevel, readonly MatchingLevel[]> = {
  high_school: ["associate", "bachelor"],
  associate: ["bachelor"],
  bachelor: ["master", "doctoral", "professional"],
  master: ["doctoral", "professional"],
  doctoral: [],
  professional: [],
};

/**
 * How far the student is: "in high school", where the level after it is asked for or leaves doubt also until when ("in high school until 2028"), and
 * where it pays for a graduate degree also which one they want.
 */
export function levelAnswer(student: Student, required: RequiredLevels, today: string): string | null {
  const { levels, paid, isOfNextYear } = required;
  const { level, profile } = student;
  const isAfterOwn = level !== null && levels.length > 0 && !levels.includes(level);
  if (isOfNextYear && endsThisYear(student, today))
    return progressWords(student, today, { until: profile.graduation_year ?? null });
  const isEarlier = yearsUntil(student, required, today) > 0;
  const tellsYear = (isAfterOwn || isEarlier) && level === "high_school";
  return progressWords(student, today, {
    wants: paid !== undefined || isAfterOwn,
    until: tellsYear ? (profile.graduation_year ?? null) : null,
  });
}

/** What tells the year of study: the year of graduation alone if the student is at such a school, and otherwise the level too. */
export function yearAnswer(student: Student, of: "high_school" | "college", today: string): string | null {
  const { level, profile } = student;
  if (degreeProgress(student, today) !== "studying") return progressWords(student, today);
  const until = profile.graduation_year ?? null;
  const isThere = (level === "high_school") === (of === "high_school");
  if (!isThere) return progressWords(student, today, { until });
  return until === null ? null : `Graduates in ${until}`;
}

/**
 * Compares the student's level with the required ones. The student's next level counts as unknown, not failed, once the
 * graduation year is within the school year of `today`; docs/how-matching-works.md says why.
 */
export function compareLevel(student: Student, required: readonly MatchingLevel[], today: string): Comparison {
  const { level, maybeLevels, profile } = student;
  if (level === null) return unanswered("academic_level");
  const progress = degreeProgress(student, today);
  if (progress === "wanted") return compareBetween(student, required, wantedSteps(level, maybeLevels));
  if (progress === "finished" || progress === "maybe_finished") return compareFinished(student, required, today);
  if (progress === "finished_or_wanted") {
    const ifFinished = compareFinished(student, required, today);
    const ifWanted = compareBetween(student, required, wantedSteps(level, maybeLevels));
    return ifFinished.result === ifWanted.result ? ifFinished : unclear;
  }
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
  if (year > schoolYearEnd(today, student.endsInDecember)) return failed;
  if (level !== "bachelor") return unclear;
  const coming = reached.filter((each) => required.includes(each));
  const open = ofComing(coming, reached, student.aimsAt);
  return open === unclear && plansProfession(student, coming) ? likely("met") : open;
}

/** Whether the goals of who finishes college this year name a professional school: "law school next fall". */
const plansProfession = ({ aimsAt, nextField }: Student, coming: readonly MatchingLevel[]): boolean =>
  coming.includes("professional") && aimsAt === null && nextField !== null;

type Steps = { from: readonly MatchingLevel[]; to: readonly MatchingLevel[] };

const wantedSteps = (level: MatchingLevel, maybeLevels: readonly MatchingLevel[]): Steps => ({
  from: matchingLevels.filter((each) => nextLevels[each].includes(level)),
  to: [level, ...maybeLevels],
});

/**
 * Who is between two levels meets a list of both, unless they want another one. A list of the coming one is unclear, as some sponsors ask who studies there today; one of the
 * level before it alone is not met.
 */
function compareBetween({ aimsAt }: Student, required: readonly MatchingLevel[], { from, to }: Steps): Comparison {
  const coming = to.filter((each) => required.includes(each));
  if (coming.length === 0) return mayMeanHolders(required, from) ? withDoubt(unclear, otherThanWanted) : failed;
  const open = to.length === 1 ? withDoubt(unclear, 0) : ofComing(coming, to, aimsAt);
  return open.doubt !== otherThanWanted && from.some((each) => required.includes(each)) ? met : open;
}

/** "Bachelor's" without "associate" may be a degree that applicants have: an award for a master's program asks for it. */
const mayMeanHolders = (required: readonly MatchingLevel[], from: readonly MatchingLevel[]): boolean =>
  from.includes("bachelor") && required.includes("bachelor") && !required.includes("associate");

/** Of the levels that may come next, those without the one that the student aims at leave much doubt. */
function ofComing(
  coming: readonly MatchingLevel[],
  next: readonly MatchingLevel[],
  aimsAt: GraduateDegree | null,
): Comparison {
  const isAim = (each: MatchingLevel) => degreeOf[each] === aimsAt;
  return next.some(isAim) && !coming.some(isAim) ? withDoubt(unclear, otherThanWanted) : unclear;
}

/** Who finished a level and named no next one may want any after it. */
function compareFinished(student: Student, required: readonly MatchingLevel[], today: string): Comparison {
  const { level, maybeLevels, profile } = student;
  if (level === null) return unclear;
  const year = profile.graduation_year ?? 0;
  const own = [level, ...maybeLevels];
  const to = matchingLevels.filter((each) => own.some((before) => nextLevels[before].includes(each)));
  const between = compareBetween(student, required, { from: own, to });
  // "High school seniors and undergraduates" are not those who left school years ago.
  const isLongAgo = level === "high_school" && year < schoolYearEnd(today, student.endsInDecember) - 1;
  if (between === met && (maybeLevels.length > 0 || isLongAgo)) return unclear;
  if (between !== failed || !own.some((each) => required.includes(each))) return between;
  const isSure = degreeProgress(student, today) === "finished" && haveAllGraduated(student, year, today);
  return isSure ? failed : withDoubt(unclear, muchLater);
}

/** Compares the student's level with a bachelor's degree that the student must have by now. */
export function compareBachelorsDegree(student: Student, today: string): Comparison {
  const { level, maybeLevels, profile } = student;
  if (level === null) return unanswered("academic_level");
  if (level === "master" || level === "doctoral" || level === "professional") return met;
  const progress = degreeProgress(student, today);
  const mayBeBachelor = level === "bachelor" || maybeLevels.includes("bachelor");
  if (!mayBeBachelor || progress === "wanted") return failed;
  if (progress === "finished") return met;
  if (progress === "maybe_finished") return unclear;
  if (profile.graduation_year == null) return unanswered("graduation_year");
  return profile.graduation_year <= schoolYearEnd(today, student.endsInDecember) ? unclear : failed;
}

const isUpTo = (level: MatchingLevel, reached: readonly MatchingLevel[]) =>
  reached.includes(level) || matchingLevels.indexOf(level) < matchingLevels.indexOf(reached[0] ?? "high_school");

/** The calendar year in which the school year of a day ends; a school year begins in August, or is the calendar year itself. */
export function schoolYearEnd(today: string, endsInDecember: boolean): number {
  return Number(today.slice(0, 4)) + (!endsInDecember && Number(today.slice(5, 7)) >= 8 ? 1 : 0);
}
