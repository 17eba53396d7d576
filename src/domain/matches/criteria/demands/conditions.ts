import type { Demand } from "../../../eligibility/demand.ts";
import { demandQuestions } from "../../../eligibility/demand-questions.ts";
import { isCheck } from "../../../eligibility/is-check.ts";
import type { QuestionPath } from "../../../profile/question-paths.ts";
import { doubtOfCheck, isOfOthersAlone, mayBeSupporter } from "../checks/check-doubt.ts";
import { isOfOtherKin } from "../checks/people/military-doubt.ts";
import { relatedAnswer } from "../checks/people/plain-doings.ts";
import { isFromNamedCountries, openOrigin, originQuestions } from "../checks/people/plain-origin.ts";
import { openTribe, tribalQuestions } from "../checks/people/tribal-circle.ts";
import { comparePlainly, plainAnswer } from "../checks/plain-checks.ts";
import { compareKindOfCollege, kindOfCollegeAnswer } from "../checks/study/kinds-of-colleges.ts";
import { isBelow } from "../checks/study/least-grades.ts";
import {
  type Comparison,
  close,
  failed,
  likely,
  met,
  mostDoubt,
  unanswered,
  unclear,
  withDoubt,
  withOwn,
} from "../criterion.ts";
import { degreeProgress, progressWords } from "../degree-progress.ts";
import { compareBachelorsDegree, isBeforeCollege, schoolYearEnd, yearAnswer } from "../level-fit.ts";
import { attendsOneOf } from "../places/college-fit.ts";
import { looksAbroad } from "../places/looks-abroad.ts";
import { compareStudyIn, studyInAnswer } from "../places/study-in-fit.ts";
import type { RequiredDemand } from "../requirements.ts";
import { isSetAside, type Student } from "../student.ts";
import { ageAnswer, compareAge, doubtOfAge } from "./age-fit.ts";
import { compareDetail, detailAnswer, isDetail } from "./detail-fit.ts";
import { compareExclusion, exclusionAnswer } from "./exclusion-fit.ts";
import { compareIncome, incomeAnswer } from "./income-fit.ts";
import { isUnchecked, ownCheckWords } from "./own-check-words.ts";
import { saidOnce } from "./said-once.ts";
import { compareWays, waysAnswer, waysQuestions } from "./ways-fit.ts";

/** The size of the doubt of demands that an answer decides, where it is missing. None of the others. */
const doubtOfDetail: Partial<Record<Demand["about"], number>> = {
  county: 2,
  heritage: mostDoubt,
  high_school: mostDoubt,
  languages: 2,
  parent_employers: mostDoubt,
  parent_unions: mostDoubt,
};

function doubtOfOne(student: Student, demand: RequiredDemand, today: string): number {
  if (demand.about === "class" && isBeforeCollege(student, today)) return doubtOfClass(demand);
  // Most who go to college from school study full-time.
  if (demand.about === "enrollment" && student.level === "high_school") return 0;
  if (demand.about === "age") return doubtOfAge(student, demand);
  return doubtOfDetail[demand.about] ?? 0;
}

/** A student in school, or between it and college, is in no class of a college yet, and will be in the first. */
const doubtOfClass = ({ of, years_left }: Extract<Demand, { about: "class" }>): number =>
  of === "college" && !years_left.some((years) => years >= yearsOfFirst) ? mostDoubt : 0;
const yearsOfFirst = 3;

/** Compares one demand with a student. An unknown result says how much doubt it leaves. */
export function compareDemand(student: Student, demand: RequiredDemand, today: string): Comparison {
  if (demand.about === "check" || demand.about === "doubtful") return compareCheck(student, demand, today);
  const comparison = compareAnswers(student, demand, today);
  if (comparison.result !== "unknown" || comparison.doubt !== undefined) return comparison;
  return withDoubt(comparison, doubtOfOne(student, demand, today));
}

/** What the student checks, unless answers show one of its ways. */
function compareCheck(student: Student, demand: RequiredCheck, today: string): Comparison {
  // Systems hold all ways that the words name.
  const ways = demand.told?.ofColleges?.systems ? undefined : demand.ways;
  const only = demand.about === "check" && demand.only;
  const fit = ways ? compareWays(student, { ways, only }, today, compareAnswers) : openOf(student, demand);
  if (fit.result === "close") return demand.studiesNow ? compareStudiesNow(student, demand.studiesNow, today) : fit;
  // A spouse may be a grandchild too.
  if (demand.told && isOfOtherKin(student, demand.told)) return likely("close");
  const decided = comparedPlainly(student, demand, today);
  if (decided) return decided;
  if (demand.told?.ofColleges && !ways) {
    const ofKind = compareKindOfCollege(student, demand.told.ofColleges, today);
    if (ofKind.result !== "unknown") return ofKind;
    return withDoubt(ofKind, Math.max(ofKind.doubt ?? 0, doubtOfCheck(student, demand.told, today)));
  }
  // Its criterion counts how much doubt there is for the student.
  if (demand.about === "doubtful") return withDoubt(unclear, 0);
  const isOfOthers = demand.told !== undefined && isOfOthersAlone(student, demand.told);
  if (fit === failed && only) return failed;
  if (fit === failed && isChoice(demand) && !isOfOthers) return withDoubt(unclear, doubtOfOtherWays(student, demand));
  const open = fit === failed ? unclear : fit;
  if (!demand.told) return withDoubt(open, 0);
  const doubt = doubtOfCheck(student, demand.told, today);
  return isFromNamedCountries(student, demand.told)
    ? withOwn(open, doubt, open.several === true)
    : withDoubt(open, doubt);
}

/** Of who is at the level: only who studies there today is "a student of Smith College". The college itself is another criterion's question. */
function compareStudiesNow(student: Student, { at }: { at: readonly string[] }, today: string): Comparison {
  if (degreeProgress(student, today) !== "studying") return withDoubt(unclear, 0);
  if (at.length === 0 || attendsOneOf(student, at)) return close;
  const isAsked = !student.isAtCollege && !looksAbroad(student) && !isSetAside(student, "college");
  return withDoubt(isAsked ? unanswered("college") : unclear, 0);
}

/** Who said yes about the military without whom it is of is asked for that. */
const lacksTies = ({ groups, militaryTies }: Student): boolean =>
  groups.member.military === true && militaryTies === null;

/** A check that an answer may decide asks for it. */
function openOf(student: Student, { told }: RequiredCheck): Comparison {
  if (told?.plainly?.is === "tribe") return openTribe(student, told.plainly.circle);
  if (told?.plainly?.is === "military" && lacksTies(student)) return unanswered("demographics.military");
  return told?.plainly?.is === "origin" ? openOrigin(student, told.plainly.origin) : unclear;
}

function comparedPlainly(student: Student, { told }: RequiredCheck, today: string): Comparison | null {
  return told?.plainly ? comparePlainly(student, { plain: told.plainly, bodies: told.bodies, today }) : null;
}

/** "Have a 3.5 GPA as a first-year applicant, or a 3.0 otherwise" for who has 3.2: another grade that the words name may be enough. */
function doubtOfOtherWays(student: Student, { told, ways = [] }: RequiredCheck): number {
  if (told?.orSupporters) return mayBeSupporter;
  const isOfGrades = ways.every((way) => Object.keys(way).every((key) => key === "gpa_requirement"));
  return isOfGrades && told?.grades && !isBelow(student, told.grades) ? 0 : mostDoubt;
}

const isChoice = (demand: RequiredCheck): boolean => demand.about === "check" && demand.kind === "alternative";
type RequiredCheck = Extract<RequiredDemand, { about: "check" | "doubtful" }>;

function compareAnswers(student: Student, demand: RequiredDemand, today: string): Comparison {
  if (isDetail(demand)) return compareDetail(student, demand);
  if (demand.about === "age") return compareAge(student, demand, today);
  if (demand.about === "class") return compareClass(student, demand, today);
  if (demand.about === "bachelors_degree") return compareBachelorsDegree(student, today);
  if (demand.about === "enrollment") return compareEnrollment(student, demand);
  if (demand.about === "income") return compareIncome(student, demand);
  if (demand.about === "excluded") return compareExclusion(student, demand, today);
  if (demand.about === "study_in") return compareStudyIn(student, demand, today);
  return unclear;
}

/** The size of the doubt where a class of college is required that comes after the student's, and the one before it. */
const doubtOfNextYear = 1;
const doubtOfLastYear = 2;

function compareClass(student: Student, required: RequiredClass, today: string): Comparison {
  const { level, profile } = student;
  const progress = degreeProgress(student, today);
  const isOf = required.of === "high_school" ? level === "high_school" : level === "bachelor" && progress !== "wanted";
  if (level && required.besides?.includes(level)) return met;
  if (required.of === "college" && level === "associate" && progress === "studying")
    return compareClassOfTwo(student, required, today);
  // Whether the level itself fits is another criterion's question.
  if (!isOf) return unclear;
  if (progress === "finished") return failed;
  if (progress === "maybe_finished") return withDoubt(unclear, doubtOfLastYear);
  if (profile.graduation_year == null) return unanswered("graduation_year");
  const left = Math.max(0, profile.graduation_year - schoolYearEnd(today, student.endsInDecember));
  if (required.years_left.includes(left))
    return isSurelyOf(student, required, left) ? met : ofOpenClass(required, left);
  if (required.of !== "college") return failed;
  if (maybeOf(student, left).some((years) => required.years_left.includes(years))) return withDoubt(unclear, 0);
  // College takes four or five years, so a neighboring class is not ruled out.
  if (required.years_left.includes(left - 1)) return withDoubt(unclear, doubtOfNextYear);
  return required.years_left.includes(left + 1) ? withDoubt(unclear, doubtOfLastYear) : failed;
}

/**
 * The school years of full-time study that the student may have left, which tell the class. Who studies part time until a year has so
 * many left or fewer.
 */
const maybeOf = ({ level, profile }: Student, left: number): number[] =>
  level !== "high_school" && profile.enrollment === "part_time"
    ? Array.from({ length: left + 1 }, (_, years) => years)
    : [left];

/** Of those about to enter a class, who is in it today may be past it by then; seniors in high school are about to enter college. */
const isEntering = ({ of, years_left, isOnlyNext }: RequiredClass, left: number): boolean =>
  !isOnlyNext || of === "high_school" || years_left.includes(left - 1);

const isSurelyOf = (student: Student, required: RequiredClass, left: number): boolean =>
  isEntering(required, left) && maybeOf(student, left).every((years) => required.years_left.includes(years));

const ofOpenClass = (required: RequiredClass, left: number): Comparison =>
  withDoubt(unclear, isEntering(required, left) ? 0 : doubtOfLastYear);

/** In a college of two years only freshmen and sophomores study, though many take longer. */
function compareClassOfTwo(
  student: Student,
  { years_left, ofFourYears, isOnlyNext }: RequiredClass,
  today: string,
): Comparison {
  const { graduation_year } = student.profile;
  if (graduation_year == null || ofFourYears || isOnlyNext) return unclear;
  const left = Math.max(0, graduation_year - schoolYearEnd(today, student.endsInDecember));
  return maybeOf(student, left).every((years) => years_left.includes(years + yearsBehindTwo)) ? met : unclear;
}
const yearsBehindTwo = 2;
type RequiredClass = Extract<RequiredDemand, { about: "class" }>;

/** Who studies part-time today may study full-time by then, at another college say. In high school the answer is a plan itself. */
function compareEnrollment({ level, profile }: Student, { enrollment, isPlanned }: RequiredEnrollment): Comparison {
  if (!profile.enrollment) return unanswered("enrollment");
  if (profile.enrollment === enrollment) return met;
  return isPlanned && level !== "high_school" ? withDoubt(unclear, doubtOfOtherLoad) : failed;
}
const doubtOfOtherLoad = 2;
type RequiredEnrollment = Extract<RequiredDemand, { about: "enrollment" }>;

/** The questions whose answers decide the demands. */
export const conditionQuestions = (demands: readonly RequiredDemand[]): QuestionPath[] =>
  demands.flatMap((demand) => {
    if (demand.about === "check" && demand.ways)
      return [...waysQuestions(demand.ways), ...(demand.studiesNow?.at.length ? (["college"] as const) : [])];
    if (demand.told?.plainly?.is === "origin") return originQuestions(demand.told.plainly.origin);
    if (demand.told?.plainly?.is === "tribe") return tribalQuestions(demand.told.plainly.circle);
    if (demand.told?.plainly?.is === "military") return ["demographics.military", ...demandQuestions(demand)];
    return demand.told?.ofColleges ? ["college", "intended_colleges"] : demandQuestions(demand);
  });

/** The sponsor's words: those that an answer decides, and those that the student checks. */
export function conditionWords(demands: readonly RequiredDemand[]): string {
  const decided = demands.filter((demand) => !isCheck(demand)).map(({ quote }) => quote);
  const isLast = (demand: RequiredDemand) => (isUnchecked(demand) ? 1 : 0);
  const checked = demands
    .filter(isCheck)
    .toSorted((one, other) => isLast(one) - isLast(other))
    .map((demand) => ownCheckWords(demand) ?? `“${demand.quote}”`);
  return [...new Set(decided), ...[...new Set(checked)].map((words) => `Check yourself: ${words}`)].join(" ");
}

/**
 * What the student answered of what the demands ask for. Demands that the same answer meets have it once. A birthday that decides is explained.
 */
export function conditionAnswers(student: Student, demands: readonly RequiredDemand[], today: string): string | null {
  const { profile } = student;
  const names = (...about: Demand["about"][]) => demands.some((demand) => about.includes(demand.about));
  const born = demands.map((demand) => (demand.about === "age" ? ageAnswer(student, demand, today) : null));
  const isStudying = degreeProgress(student, today) === "studying";
  const year =
    names("bachelors_degree") && student.level === "bachelor" && profile.graduation_year && isStudying
      ? `Graduates in ${profile.graduation_year}`
      : null;
  const level = names("bachelors_degree") ? progressWords(student, today) : null;
  const load = names("enrollment") && profile.enrollment ? enrollmentWords[profile.enrollment] : null;
  const done = demands.map((demand) => {
    const { plainly, bodies } = demand.told ?? {};
    if (plainly) return plainAnswer(student, { plain: plainly, bodies: bodies ?? [], today });
    return demand.about === "check" ? relatedAnswer(student, demand) : null;
  });
  const words = [...born, level, year, load, ...done, ...demands.map((demand) => answerTo(student, demand, today))];
  return saidOnce(words);
}

/** The year, or the level where that alone is enough. */
function classAnswer(student: Student, { of, besides }: RequiredClass, today: string): string | null {
  const isEnough = student.level !== null && besides?.includes(student.level);
  if (isEnough) return progressWords(student, today);
  const load = of === "college" && student.profile.enrollment === "part_time" ? enrollmentWords.part_time : null;
  return saidOnce([yearAnswer(student, of, today), load]);
}

const enrollmentWords = { full_time: "Full time", part_time: "Part time" };

function answerTo(student: Student, demand: RequiredDemand, today: string): string | null {
  if (demand.told?.ofColleges) return kindOfCollegeAnswer(student, demand.told.ofColleges);
  if (demand.about === "excluded") return exclusionAnswer(student, demand, today);
  if (demand.about === "check" || demand.about === "doubtful") {
    const answersTo = (demands: readonly Demand[]) => conditionAnswers(student, demands, today);
    const college = demand.studiesNow?.at.length ? (student.profile.college?.trim() ?? null) : null;
    return saidOnce([waysAnswer(student, demand.ways ?? [], today, answersTo), college]);
  }
  if (demand.about === "class") return classAnswer(student, demand, today);
  if (demand.about === "income") return incomeAnswer(student);
  if (demand.about === "study_in") return studyInAnswer(student, demand, today);
  return isDetail(demand) ? detailAnswer(student, demand) : null;
}
