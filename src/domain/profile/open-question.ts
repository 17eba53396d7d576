import { answerAt } from "./answers/answer-at.ts";
import { isFilled } from "./completion.ts";
import type { ProfileChanges } from "./profile.ts";
import type { QuestionPath } from "./question-paths.ts";

/** Whether a question has no answer yet and was not set aside. */
export const isOpenQuestion = (profile: Readonly<Partial<ProfileChanges>>, field: QuestionPath): boolean =>
  !isFilled(answerAt(profile, field)) && !profile.set_aside?.[field];
