import type { QuestionPath } from "../profile/question-paths.ts";
import { profileQuestions } from "../profile/questions.ts";
import type { Unlock } from "./match.ts";

/** How many scholarships of a list wait for the answer to a question, and their dollars. */
type Impact = { field: QuestionPath; scholarships: number; dollars: number };

/** The missing answer with the most dollars, then the most scholarships; null when no answer is missing. */
export function topQuestion(impacts: readonly Impact[]): Unlock | null {
  const [first] = impacts
    .filter(({ scholarships }) => scholarships > 0)
    .sort((a, b) => b.dollars - a.dollars || b.scholarships - a.scholarships || (a.field < b.field ? -1 : 1));
  return first ? { ...first, ...wordsOf(first.field) } : null;
}

/** How a question of the profile is put to a student. */
export function wordsOf(field: string): Pick<Unlock, "label" | "question"> {
  const known = profileQuestions[field];
  return { label: known?.label ?? field, question: known?.input.kind === "yes_no" ? known.question : null };
}
