import { fitsFew, type QuestionPath, rarelyYes } from "../profile/question-paths.ts";
import { asksYesOrNo, profileQuestions } from "../profile/questions.ts";
import type { Unlock } from "./match.ts";

/** How many scholarships of a list wait for the answer to a question, and their dollars. */
type Impact = { field: QuestionPath; scholarships: number; dollars: number };

/** The missing answer that comes first by its impact. Null when no answer is missing. */
export function topQuestion(impacts: readonly Impact[]): Unlock | null {
  const [first] = inOrderOfImpact(impacts);
  return first ? { ...first, ...wordsOf(first.field) } : null;
}

/**
 * The questions that some scholarship waits for: those with the most dollars first, then with the most scholarships.
 * Those to which few can say yes come after the others, and last those whose answer fits few of the scholarships: hundreds of counties
 * have one each, and the student lives in one of them.
 */
export function inOrderOfImpact<I extends Impact>(impacts: readonly I[]): I[] {
  return impacts
    .filter(({ scholarships }) => scholarships > 0)
    .sort(
      (a, b) =>
        turnOf(a.field) - turnOf(b.field) ||
        b.dollars - a.dollars ||
        b.scholarships - a.scholarships ||
        (a.field < b.field ? -1 : 1),
    );
}

const turnOf = (field: QuestionPath): number => (fitsFew.has(field) ? 2 : rarelyYes.has(field) ? 1 : 0);

/** How a question of the profile is put to a student; the words of the question where its answer is yes or no. */
export function wordsOf(field: string): Pick<Unlock, "label" | "question"> {
  const known = profileQuestions[field];
  return { label: known?.label ?? field, question: known && asksYesOrNo(known.input) ? known.question : null };
}
