import { type QuestionPath, questionPaths } from "../../../profile/question-paths.ts";
import type { ProfileAnswers } from "../../criteria/student.ts";

// Missing answers are a number of 32 bits, one for each question. Where a student lives is asked as the state where they gave a location, and
// else as the location, so that these two have one bit.

const withBit = questionPaths.filter((path) => path !== "state");
if (withBit.length > 32) throw new Error("The questions need more bits.");

/** How many questions can be missing at once. */
export const bitsOfQuestions = withBit.length;

const placeOf = (path: QuestionPath): number => withBit.indexOf(path === "state" ? "location" : path);

/** The bit of a question; the highest one makes a negative number. */
export const bitOf = (path: QuestionPath): number => 1 << placeOf(path);

/** What waits for the answer to a question: of numbers for each bit, of the student with this profile. */
export function ofQuestion(numbers: Float64Array, path: QuestionPath, { location }: ProfileAnswers): number {
  if (path === (location ? "location" : "state")) return 0;
  return numbers[placeOf(path)] as number;
}
