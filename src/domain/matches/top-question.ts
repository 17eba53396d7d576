import { type QuestionPath, rarelyYes } from "../profile/question-paths.ts";
import { profileQuestions } from "../profile/questions.ts";
import type { Unlock } from "./match.ts";

/** How many scholarships of a list wait for the answer to a question, and their dollars. */
type Impact = { field: QuestionPath; scholarships: number; dollars: number };

/**
 * The missing answer with the most dollars, then the most scholarships. Answers that are no for most students come after
 * the others. Null when no answer is missing.
 */
export function topQuestion(impacts: readonly Impact[]): Unlock | null {
  const [first] = impacts
    .filter(({ scholarships }) => scholarships > 0)
    .sort(
      (a, b) =>
        isRare(a) - isRare(b) ||
        b.dollars - a.dollars ||
        b.scholarships - a.scholarships ||
        (a.field < b.field ? -1 : 1),
    );
  return first ? { ...first, ...wordsOf(first.field) } : null;
}

const isRare = ({ field }: Impact): number => (rarelyYes.has(field) ? 1 : 0);

/** How a question of the profile is put to a student. */
export function wordsOf(field: string): Pick<Unlock, "label" | "question"> {
  const known = profileQuestions[field];
  return { label: known?.label ?? field, question: known?.input.kind === "yes_no" ? known.question : null };
}
