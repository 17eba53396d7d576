import { shortDay } from "../../calendar/format-day.ts";
import { type CheckKind, type Demand, oldest, uniqueDemands } from "../../eligibility/demand.ts";
import { demandQuestions } from "../../eligibility/demand-questions.ts";
import { studyingWords } from "../../profile/academic-level.ts";
import type { QuestionPath } from "../../profile/question-paths.ts";
import { writeConditions } from "../condition-words.ts";
import { doubtfulKinds } from "./check-kinds.ts";
import {
  type Comparison,
  close,
  failed,
  inOrder,
  type MatchableScholarship,
  met,
  mostMore,
  unanswered,
  unclear,
  unknownOf,
} from "./criterion.ts";
import { compareDetail, detailAnswer, isDetail } from "./detail-fit.ts";
import { compareExclusion, exclusionAnswer } from "./exclusion-fit.ts";
import { compareBachelorsDegree, schoolYearEnd } from "./level-fit.ts";
import { comparePlaceCheck, isPlaceCheck, placeWords } from "./place-checks.ts";
import type { Student } from "./student.ts";
import { compareStudyIn, isRarePlace, studyInAnswer } from "./study-in-fit.ts";

/** The demands of a scholarship beside its facts; null when there are none. */
export function demandsOf({ demands }: MatchableScholarship): readonly Demand[] | null {
  if (demands.length === 0) return null;
  const byWords = new Map(demands.map((demand) => [JSON.stringify(demand), demand]));
  return inOrder([...byWords.keys()]).flatMap((key) => byWords.get(key) ?? []);
}

/** The demands without their words: scholarships that demand the same in other words are compared once. */
export function comparedDemands(demands: readonly Demand[]): readonly Demand[] {
  return uniqueDemands(
    demands.map((demand): Demand => ({ ...demand, quote: isPlaceCheck(demand) ? placeWords(demand) : "" })),
  );
}

/** What most students can do, and what two sources of the catalog say differently. */
const light: ReadonlySet<string> = new Set<CheckKind>(["activity", "community_service", "conflict"]);
/** 1 for a kind, 2 for a doubtful one, nothing for a light one, and what the comparison says where it says more. */
const doubtOfOne = (kind: string, { more }: Comparison): number =>
  more ?? (light.has(kind) ? 0 : doubtfulKinds.has(kind) ? 2 : 1);
const kindOf = (demand: Demand): string => (demand.about === "check" ? demand.kind : demand.about);

/** How much doubt the open demands leave. Each kind counts once, with its largest doubt. */
function doubtOf(open: readonly Demand[], unknown: readonly Comparison[]): number {
  const doubts = new Map<string, number>();
  open.forEach((demand, at) => {
    const kind = kindOf(demand);
    doubts.set(kind, Math.max(doubtOfOne(kind, unknown[at] ?? unclear), doubts.get(kind) ?? 0));
  });
  let sum = 0;
  for (const doubt of doubts.values()) sum += doubt;
  return Math.min(mostMore, sum);
}

/** Compares all demands with a student. One that fails decides; one that only the student can check stays unknown. */
export function compareDemands(student: Student, demands: readonly Demand[], today: string): Comparison {
  const open: Demand[] = [];
  const unknown: Comparison[] = [];
  for (const demand of demands) {
    const comparison = compareDemand(student, demand, today);
    if (comparison === failed) return failed;
    if (comparison.result !== "unknown") continue;
    open.push(demand);
    unknown.push(comparison);
  }
  if (open.length > 0) return { ...unknownOf(unknown), more: doubtOf(open, unknown) };
  return demands.some(isParticular) ? met : close;
}

/**
 * An age, a class, a test score, a first degree, full-time study, study in the US and not to be excluded say little about
 * fit: many applicants meet them.
 */
const isParticular = (demand: Demand) =>
  demand.about === "study_in" ? isRarePlace(demand) : isDetail(demand) && demand.about !== "test_scores";

export function compareDemand(student: Student, demand: Demand, today: string): Comparison {
  if (isDetail(demand)) return compareDetail(student, demand);
  if (demand.about === "age") return compareAge(student, demand, today);
  if (demand.about === "class") return compareClass(student, demand, today);
  if (demand.about === "bachelors_degree") return compareBachelorsDegree(student, today);
  if (demand.about === "enrollment") return compareEnrollment(student, demand.enrollment);
  if (demand.about === "excluded") return compareExclusion(student, demand, today);
  if (demand.about === "study_in") return compareStudyIn(student, demand, today);
  return isPlaceCheck(demand) ? comparePlaceCheck(student, demand) : unclear;
}

/** Students of every level are at least this old. */
const youngestStudent = 13;

function compareAge(
  { level, profile }: Student,
  { least, most }: { least: number; most: number },
  today: string,
): Comparison {
  const born = profile.date_of_birth;
  if (!born) return level && least <= youngestStudent && most >= oldest ? met : unanswered("date_of_birth");
  const age = Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0);
  if (age > most) return failed;
  // A birthday may come before the deadline does.
  if (age < least) return age + 1 < least ? failed : unclear;
  return met;
}

function compareClass(
  { level, profile }: Student,
  required: Extract<Demand, { about: "class" }>,
  today: string,
): Comparison {
  const isOf = required.of === "high_school" ? level === "high_school" : level === "bachelor";
  // Whether the level itself fits is another criterion's question.
  if (!isOf) return unclear;
  if (profile.graduation_year == null) return unanswered("graduation_year");
  const left = Math.max(0, profile.graduation_year - schoolYearEnd(today));
  if (required.years_left.includes(left)) return met;
  // College takes four or five years, so a neighboring class is not ruled out.
  const isNear = required.of === "college" && required.years_left.some((years) => Math.abs(years - left) === 1);
  return isNear ? unclear : failed;
}

function compareEnrollment({ profile }: Student, required: "full_time" | "part_time"): Comparison {
  if (!profile.enrollment) return unanswered("enrollment");
  return profile.enrollment === required ? met : failed;
}

/** The questions whose answers decide the demands. */
export const conditionQuestions = (demands: readonly Demand[]): QuestionPath[] => demands.flatMap(demandQuestions);

/** The sponsor's words: those that an answer decides, and those that the student checks. */
export function conditionWords(demands: readonly Demand[]): string {
  const quotes = (checked: boolean) => [
    ...new Set(demands.filter(({ about }) => (about === "check") === checked).map(({ quote }) => quote)),
  ];
  return writeConditions({ compared: quotes(false), toCheck: quotes(true) });
}

/** What the student answered of what the demands ask for. */
export function conditionAnswers(student: Student, demands: readonly Demand[]): string | null {
  const { profile } = student;
  const names = (...about: Demand["about"][]) => demands.some((demand) => about.includes(demand.about));
  const born = names("age") && profile.date_of_birth ? `Born ${shortDay(profile.date_of_birth)}` : null;
  const year =
    names("class", "bachelors_degree") && profile.graduation_year ? `Graduates in ${profile.graduation_year}` : null;
  const level = names("bachelors_degree") && profile.academic_level ? studyingWords[profile.academic_level] : null;
  const words = [born, level, year, ...demands.map((demand) => answerTo(student, demand))];
  return words.filter((each) => each !== null).join("; ") || null;
}

function answerTo(student: Student, demand: Demand): string | null {
  if (demand.about === "excluded") return exclusionAnswer(student, demand);
  if (demand.about === "study_in") return studyInAnswer(student);
  return isDetail(demand) ? detailAnswer(student, demand) : null;
}
