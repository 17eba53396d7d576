import { answerAt } from "./answers/answer-at.ts";
import { isFilled } from "./completion.ts";
import type { ProfileChanges } from "./profile.ts";
import type { QuestionPath } from "./question-paths.ts";

type Answers = Readonly<Partial<ProfileChanges>>;

/** A yes about the military without whom it is of decides little. */
const isHalfAnswered = ({ demographics }: Answers, field: QuestionPath): boolean =>
  field === "demographics.military" && demographics?.military === true && !isFilled(demographics.military_ties);

/** Whether a question has no answer yet, or half of one, and was not set aside. */
export const isOpenQuestion = (profile: Answers, field: QuestionPath): boolean =>
  (!isFilled(answerAt(profile, field)) || isHalfAnswered(profile, field)) && !profile.set_aside?.[field];
