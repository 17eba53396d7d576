import { matchingLevel } from "../profile/answers/academic-level.ts";
import { isFromAbroad } from "../profile/answers/answer-choices.ts";
import { isOpenQuestion } from "../profile/open-question.ts";
import type { ProfileChanges } from "../profile/profile.ts";
import { mostAfterOnboarding, neverSuggested, type QuestionPath } from "../profile/question-paths.ts";
import { inOrderOfImpact } from "./top-question.ts";

type Impact = { field: QuestionPath; scholarships: number; dollars: number };

/** What onboarding asks, so that no answer is missing there by chance. */
const askedInOnboarding: ReadonlySet<QuestionPath> = new Set([
  "academic_level",
  "field_of_study",
  "gpa",
  "graduation_year",
  "date_of_birth",
  "location",
  "financial_need_level",
  "demographics.ethnicity",
  "demographics.first_generation",
]);

/** Asked in onboarding too, as choices that may be left open. Who left them open is asked again elsewhere, and not right after it. */
const openInOnboarding: ReadonlySet<QuestionPath> = new Set(["demographics.gender", "demographics.parent"]);

/**
 * The questions beyond onboarding whose answers decide the most money for a student, in that order, those to which few can
 * say yes last. The most private ones are left out. A student in high school is asked for the colleges of interest only.
 */
export function furtherQuestions<I extends Impact>(impacts: readonly I[], profile: Partial<ProfileChanges>): I[] {
  const isInSchool = profile.academic_level && matchingLevel(profile.academic_level) === "high_school";
  return inOrderOfImpact(impacts).filter(
    ({ field, scholarships }) =>
      !askedInOnboarding.has(field) &&
      !neverSuggested.has(field) &&
      // Most locations name the state, and then nothing waits for it.
      !(field === "state" && scholarships === 0) &&
      !(isInSchool && field === "college") &&
      isOpenQuestion(profile, field),
  );
}

const citizenship: QuestionPath = "citizenship_status";
const countries: QuestionPath = "citizenship_countries";

/**
 * The questions that are still to be asked after onboarding: the citizenship first, right after it that of which countries, for
 * those from abroad and beside the others, then the state where the location names none ("Minneapolis"), then what changes most.
 */
export function questionsAfterOnboarding(
  impacts: readonly Impact[],
  profile: Partial<ProfileChanges>,
  asked: readonly QuestionPath[],
): QuestionPath[] {
  const later = furtherQuestions(impacts, profile).map(({ field }) => field);
  const first = [
    ...(isOpenQuestion(profile, citizenship) ? [citizenship] : []),
    ...(isFromAbroad(profile.citizenship_status) && isOpenQuestion(profile, countries) ? [countries] : []),
    ...later.filter((field) => field === "state"),
  ];
  const left = [...new Set([...first, ...later])].filter(
    (field) => !asked.includes(field) && !openInOnboarding.has(field),
  );
  const isBeside = (field: QuestionPath) => field === countries && isFromAbroad(profile.citizenship_status);
  const room = mostAfterOnboarding - asked.filter((field) => !isBeside(field)).length;
  const others = left.filter((field) => !isBeside(field)).slice(0, Math.max(0, room));
  return left.filter((field) => isBeside(field) || others.includes(field));
}

/**
 * The place of a question after onboarding among all, from 1. The countries that are asked right after the status are a
 * part of that question (`isPart`), so that an answer does not lengthen the count. `open` are the questions still to be asked.
 */
export function placeAfterOnboarding(
  field: QuestionPath,
  asked: readonly QuestionPath[],
  open: readonly QuestionPath[],
): { at: number; of: number; isPart: boolean } {
  const isPartOfStatus = (each: QuestionPath) => each === countries && asked.includes(citizenship);
  const isPart = isPartOfStatus(field);
  const before = asked.filter((each) => !isPartOfStatus(each)).length;
  const at = isPart ? before : before + 1;
  return { at, of: Math.max(at, before + open.filter((each) => !isPartOfStatus(each)).length), isPart };
}
