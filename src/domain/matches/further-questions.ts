import { isFromAbroad } from "../profile/answers/answer-choices.ts";
import { isOpenQuestion } from "../profile/open-question.ts";
import type { ProfileChanges } from "../profile/profile.ts";
import { mostAfterOnboarding, ofConcerned, type QuestionPath } from "../profile/question-paths.ts";
import { missingAnswers } from "./top-question.ts";

type Impact = { field: QuestionPath; scholarships: number; good?: number; dollars: number; told?: string | undefined };

/** Asked in onboarding as choices that may be left open, and a GPA that some have none of. Who left them open is asked again elsewhere, and not right after it. */
const openInOnboarding: ReadonlySet<QuestionPath> = new Set([
  "gpa",
  "demographics.gender",
  "demographics.parent",
  "demographics.ethnicity",
  "demographics.first_generation",
]);

const citizenship: QuestionPath = "citizenship_status";
const countries: QuestionPath = "citizenship_countries";

/**
 * The questions that are still to be asked after onboarding: the citizenship first, right after it that of which countries, for
 * those from abroad and beside the others, then what their own words seem to tell, what is asked of them and few others, then the state where the location names none ("Minneapolis"), then what helps most.
 */
export function questionsAfterOnboarding(
  impacts: readonly Impact[],
  profile: Partial<ProfileChanges>,
  asked: readonly QuestionPath[],
): QuestionPath[] {
  const missing = missingAnswers(impacts, profile);
  const later = missing.map(({ field }) => field);
  const told = missing.flatMap((each) => (each.told === undefined ? [] : [each.field]));
  const first = [
    ...(isOpenQuestion(profile, citizenship) ? [citizenship] : []),
    ...(isFromAbroad(profile.citizenship_status) && isOpenQuestion(profile, countries) ? [countries] : []),
    ...told,
    ...later.filter((field) => ofConcerned.has(field)),
    ...later.filter((field) => field === "state"),
  ];
  const left = [...new Set([...first, ...later])].filter(
    (field) => !asked.includes(field) && (told.includes(field) || !openInOnboarding.has(field)),
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
