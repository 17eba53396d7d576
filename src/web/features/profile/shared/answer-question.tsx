import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";

type AnswerQuestionProps = {
  /** Path of the answer in the profile, such as `demographics.gender`. */
  field: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks one question of the profile in a dialog and saves the answer. Its code loads when it first opens. */
export const AnswerQuestion = lazyPart<AnswerQuestionProps>(() => import("../answer/answer-question.tsx"));
