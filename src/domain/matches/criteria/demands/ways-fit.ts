import type { Demand, Way } from "../../../eligibility/demand.ts";
import { demandQuestions } from "../../../eligibility/demand-questions.ts";
import type { QuestionPath } from "../../../profile/question-paths.ts";
import { citizenshipAnswer, compareCitizenship } from "../citizenship-fit.ts";
import { type Comparison, close, failed, inOrder, met, unanswered, unclear, unknownOf } from "../criterion.ts";
import { compareStudyField } from "../field/study-field-fit.ts";
import { compareGpa, gpaAnswer } from "../gpa-fit.ts";
import { compareGroups, groupAnswers, groupQuestions } from "../group/group-fit.ts";
import { compareLevel, compareRequiredLevel, levelAnswer } from "../level-fit.ts";
import { compareResidence, placesAnswer, requiredPlaces } from "../places/residence-fit.ts";
import type { Student } from "../student.ts";
import { saidOnce } from "./said-once.ts";

type Choice = { ways: readonly Way[]; only?: boolean | undefined };

/** Compares a demand of a way that answers decide. */
type CompareDemand = (student: Student, demand: Demand, today: string) => Comparison;

/**
 * How a student stands to the ways of a demand: one is surely met, none can be, or it is open, maybe for want of an answer.
 * `only`: there are no other ways.
 */
export function compareWays(
  student: Student,
  { ways, only }: Choice,
  today: string,
  compareDemand: CompareDemand,
): Comparison {
  const each = ways.map((way) => comparisonsOf(student, way, today, compareDemand));
  if (each.some((all) => all.every(({ result }) => result === "met" || result === "close"))) return close;
  const open = each.filter((all) => !all.some(({ result }) => result === "failed"));
  if (open.length === 0) return failed;
  return unknownOf([
    ...(only ? [] : [unclear]),
    ...open.map((all) => unknownOf(all.filter(({ result }) => result === "unknown"))),
  ]);
}

/** What a way requires, each compared as its criterion does. */
function comparisonsOf(student: Student, way: Way, today: string, compareDemand: CompareDemand): Comparison[] {
  const { academic_level, field_of_study, gpa_requirement, citizenship = [], groups, graduation_years } = way;
  const { location_restrictions = [], countries = [] } = way;
  const places = requiredPlaces({ location_restrictions, countries, citizenship });
  const isOfPlaces = places !== null && places.statuses.length > 0;
  const all: (Comparison | null)[] = [
    ...(academic_level ? [compareLevelOf(student, academic_level, today)] : []),
    ...(field_of_study ? [compareStudyField(student, inOrder(field_of_study))] : []),
    ...(gpa_requirement === undefined ? [] : [compareGpa(student, gpa_requirement)]),
    ...(places ? [compareResidence(student, places)] : []),
    ...(citizenship.length > 0 && !isOfPlaces ? [compareCitizenship(student, citizenship)] : []),
    ...(groups ? [compareGroups(student, { groups, either: false })] : []),
    ...(graduation_years ? [compareYear(student, graduation_years)] : []),
    ...(way.demands ?? []).map((demand) => compareDemand(student, demand, today)),
  ];
  return all.filter((comparison) => comparison !== null);
}

/** A way of all levels but some ("not hold a doctorate") does not speak of those who go on to college. */
const compareLevelOf: typeof compareLevel = (student, levels, today) =>
  levels.includes("high_school") && levels.includes("professional")
    ? compareLevel(student, levels, today)
    : compareRequiredLevel(student, { levels }, today);

function compareYear({ profile }: Student, years: readonly number[]): Comparison {
  if (profile.graduation_year == null) return unanswered("graduation_year");
  return years.includes(profile.graduation_year) ? met : failed;
}

/** The questions whose answers may show one of the ways. */
export const waysQuestions = (ways: readonly Way[]): QuestionPath[] => ways.flatMap(questionsOfWay);

function questionsOfWay({
  academic_level,
  field_of_study,
  gpa_requirement,
  citizenship,
  groups,
  ...way
}: Way): QuestionPath[] {
  const { location_restrictions, countries, graduation_years, demands = [] } = way;
  return [
    ...(academic_level ? (["academic_level", "graduation_year"] as const) : []),
    ...(field_of_study ? (["field_of_study"] as const) : []),
    ...(gpa_requirement === undefined ? [] : (["gpa"] as const)),
    ...(location_restrictions || countries ? (["location", "state"] as const) : []),
    ...(countries ? (["citizenship_countries"] as const) : []),
    ...(citizenship || countries ? (["citizenship_status"] as const) : []),
    ...(groups ? groupQuestions({ groups, either: false }) : []),
    ...(graduation_years ? (["graduation_year"] as const) : []),
    ...demands.flatMap(demandQuestions),
  ];
}

function placesAnswerOf(student: Student, { location_restrictions = [], countries = [], citizenship = [] }: Way) {
  const places = requiredPlaces({ location_restrictions, countries, citizenship });
  return places && placesAnswer(student, places);
}

type AnswerTo = (demands: readonly Demand[]) => string | null;

/** What the student answered of what the ways ask for; `answerTo` tells it of demands of theirs that another answer decides. */
export function waysAnswer(student: Student, ways: readonly Way[], today: string, answerTo: AnswerTo): string | null {
  const { profile } = student;
  const words = ways.flatMap((way) => [
    way.academic_level ? levelAnswer(student, { levels: way.academic_level }, today) : null,
    way.field_of_study ? (profile.field_of_study ?? null) : null,
    way.gpa_requirement === undefined ? null : gpaAnswer(student),
    placesAnswerOf(student, way),
    way.citizenship ? citizenshipAnswer(student) : null,
    way.groups ? groupAnswers(student, { groups: way.groups, either: false }) : null,
    way.graduation_years && profile.graduation_year ? `Graduates in ${profile.graduation_year}` : null,
    answerTo((way.demands ?? []).filter(({ about }) => about === "enrollment" || about === "bachelors_degree")),
  ]);
  return saidOnce(words);
}
