import { residenceOf } from "../../../places/residence.ts";
import { isFromAbroad } from "../../../profile/answers/answer-choices.ts";
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

/** What waits for the answer to a question: of numbers for each bit, of the student with this profile; 0 where it cannot concern them. */
export function ofQuestion(numbers: Float64Array, path: QuestionPath, profile: ProfileAnswers): number {
  if (path === (profile.location ? "location" : "state")) return 0;
  if (path === "demographics.military" && isForeignAbroad(profile)) return 0;
  return numbers[placeOf(path)] as number;
}

/** Whether the family of a student hardly served in the US forces, whose families these scholarships are for. */
const isForeignAbroad = (profile: ProfileAnswers): boolean =>
  isFromAbroad(profile.citizenship_status) && residenceOf(profile).isAbroad;
