import { profileQuestions } from "#domain/profile/questions.ts";
import { AnswerDialog } from "./answer-dialog.tsx";

type AnswerQuestionProps = {
  /** Path of the answer in the profile, such as `demographics.gender`. */
  field: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The question behind an answer, in a window. Loaded when it is asked, as what checks answers is large. */
export default function AnswerQuestion(props: AnswerQuestionProps) {
  const question = profileQuestions[props.field];
  return question ? <AnswerDialog {...props} question={question} /> : null;
}
