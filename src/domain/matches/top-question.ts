import { type QuestionPath, rarelyYes } from "../profile/question-paths.ts";
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
 * Those to which few can say yes come after the others.
 */
export function inOrderOfImpact<I extends Impact>(impacts: readonly I[]): I[] {
  return impacts
    .filter(({ scholarships }) => scholarships > 0)
    .sort(
      (a, b) =>
        Number(rarelyYes.has(a.field)) - Number(rarelyYes.has(b.field)) ||
        b.dollars - a.dollars ||
        b.scholarships - a.scholarships ||
        (a.field < b.field ? -1 : 1),
    );
}

/** How a question of the profile is put to a student; the words of the question where its answer is yes or no. */
export function wordsOf(field: string): Pick<Unlock, "label" | "question"> {
  const known = profileQuestions[field];
  return { label: known?.label ?? field, question: known && asksYesOrNo(known.input) ? known.question : null };
}
