import { profileQuestions } from "#domain/profile/questions.ts";
import { AnswerDialog } from "./answer-dialog.tsx";

type AnswerQuestionProps = { field: string; open: boolean; onOpenChange: (open: boolean) => void };

/** The dialog for a profile path. Each question starts with an empty answer. */
export default function AnswerQuestion(props: AnswerQuestionProps) {
  const question = profileQuestions[props.field];
  return question ? <AnswerDialog key={props.field} {...props} question={question} /> : null;
}
