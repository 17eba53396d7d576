import { matchingLevel } from "../profile/answers/academic-level.ts";
import { isOpenQuestion } from "../profile/open-question.ts";
import type { ProfileChanges } from "../profile/profile.ts";
import { fitsFew, neverSuggested, ofConcerned, type QuestionPath, rarelyYes } from "../profile/question-paths.ts";
import { asksYesOrNo, profileQuestions } from "../profile/questions.ts";
import type { Unlock } from "./match.ts";

/** How many scholarships of a list wait for the answer to a question, the good fits among them, and their dollars; with the student's sentence that seems to tell the answer. */
type Impact = { field: QuestionPath; scholarships: number; good?: number; dollars: number; told?: string | undefined };

/** The missing answer that helps most, the first of `missingAnswers`. Null when no answer is missing. */
export function topQuestion(impacts: readonly Impact[], profile: Readonly<Partial<ProfileChanges>>): Unlock | null {
  const [first] = missingAnswers(impacts, profile);
  if (!first) return null;
  const { field, scholarships, good, dollars, told } = first;
  return { field, scholarships, ...(good && { good }), dollars, ...wordsOf(field, told) };
}

/**
 * The answers that are missing, the one that helps most first: on all screens the same. The most private questions are left out, unless the
 * student's own words tell of them. A student in high school is asked for the colleges of interest only.
 */
export function missingAnswers<I extends Impact>(
  impacts: readonly I[],
  profile: Readonly<Partial<ProfileChanges>>,
): I[] {
  const isInSchool = profile.academic_level && matchingLevel(profile.academic_level) === "high_school";
  return inOrderOfImpact(impacts, profile).filter(
    ({ field, told }) =>
      (told !== undefined || !neverSuggested.has(field)) &&
      !(isInSchool && field === "college") &&
      isOpenQuestion(profile, field),
  );
}

/**
 * The questions that some scholarship waits for: what the student's own words seem to answer and what is asked of few (`ofConcerned`) first, then those that the most good fits wait for, then those with the most dollars, then with the most scholarships.
 * Those to which few can say yes come after the others (the military with the others for citizens and residents of the US), and last those whose answer fits few of the scholarships: hundreds of counties
 * have one each, and the student lives in one of them.
 */
function inOrderOfImpact<I extends Impact>(impacts: readonly I[], profile: Readonly<Partial<ProfileChanges>>): I[] {
  const isOfUs = profile.citizenship_status === "us_citizen" || profile.citizenship_status === "permanent_resident";
  return impacts
    .filter(({ scholarships }) => scholarships > 0)
    .sort(
      (a, b) =>
        turnOf(a, isOfUs) - turnOf(b, isOfUs) ||
        (b.good ?? 0) - (a.good ?? 0) ||
        b.dollars - a.dollars ||
        b.scholarships - a.scholarships ||
        (a.field < b.field ? -1 : 1),
    );
}

/** Many in the US are of a military family, and hardly any others. */
const turnOf = ({ field, told }: Impact, isOfUs: boolean): number => {
  if (told !== undefined || ofConcerned.has(field)) return 0;
  if (fitsFew.has(field)) return 3;
  return rarelyYes.has(field) && !(isOfUs && field === "demographics.military") ? 2 : 1;
};

/**
 * How a question of the profile is put to a student; the words of the question where its answer is yes or no, or where words of the student
 * (`told`) lead to it: `You wrote: “I served in the Army”. …`
 */
export function wordsOf(field: string, told?: string): Pick<Unlock, "label" | "question"> {
  const known = profileQuestions[field];
  const asks = known && (told !== undefined || asksYesOrNo(known.input)) ? known.question : null;
  return {
    label: known?.label ?? field,
    question: asks !== null && told !== undefined ? `${youWrote(told)} ${asks}` : asks,
  };
}

export const youWrote = (told: string): string => `You wrote: “${told}”.`;
