import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { ProfileQuestion } from "#domain/profile/questions.ts";
import { ProblemError } from "#web/http/problem-error.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { isMatchedPath, meantAnswersQuery, type Saving, useSaveProfile } from "../api.ts";
import { GradeField } from "../inputs/grade-field.tsx";
import { NotMatched } from "../inputs/not-matched.tsx";
import { AnswerField } from "./answer-field.tsx";
import { answerQuestion } from "./answer-form.ts";
import { watchList } from "./effect-on-list.ts";
import { FollowUpField, noFollowUp, useAskedBehind, withFollowUp } from "./follow-up.tsx";
import { useAnswerInGoals } from "./use-answer-in-goals.ts";

type AnswerDialogProps = {
  /** Path of the answer in the profile, such as `demographics.gender`. */
  field: string;
  question: ProfileQuestion;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * Asks one question of the profile and saves the answer. An answer that matching does not understand is saved only when
 * the student saves it a second time, after the dialog showed what may be meant.
 */
export function AnswerDialog({ field, question, open, onOpenChange }: AnswerDialogProps) {
  const formId = useId();
  const { answer: typed, setAnswer, note, doesNotApply } = useAnswerInGoals(field, question);
  const [gpaScale, setGpaScale] = useState("4.0");
  const [error, setError] = useState<string>();
  const [notMatched, setNotMatched] = useState<string>();
  const client = useQueryClient();
  const save = useSaveProfile();
  const [followUp, setFollowUp] = useState(noFollowUp);
  const asked = useAskedBehind(field, typed);
  const isWarned = typed === notMatched;

  const type = (next: string) => {
    setAnswer(next);
    setError(undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = answerQuestion(field, typed, gpaScale);
    if (!answer.ok) return setError(answer.message);
    if (!isWarned && !(await isMatched())) return setNotMatched(typed);
    await saveAnswer(withFollowUp(answer.changes, { asked, value: followUp }));
  };

  const isMatched = async () => {
    if (!isMatchedPath(field)) return true;
    // Without a connection the answer counts as matched, so that saving reports the failure.
    const meantAnswer = await client.fetchQuery(meantAnswersQuery(field)).catch(() => null);
    return meantAnswer?.(typed).isMatched ?? true;
  };

  const saveAnswer = async (saving: Saving) => {
    if (save.isPending) return;
    const effect = watchList(client);
    try {
      await save.mutateAsync(saving);
    } catch (cause) {
      return setError(refusal(cause));
    }
    onOpenChange(false);
    showToast({ title: "Answer saved", description: "Your matches are up to date." });
    const changed = await effect().catch(() => null);
    if (changed) showToast({ title: "After your answer", description: changed });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={question.question}
      description={question.why}
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            Not now
          </Button>
          <Button type="submit" form={formId} busy={save.isPending}>
            {isWarned ? "Save as it is" : "Save answer"}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {note !== null && <p className="mb-2">{note}</p>}
        {field === "gpa" ? (
          <GradeField grade={{ gpa: typed, gpa_scale: gpaScale }} onGpa={type} onScale={setGpaScale} error={error} />
        ) : (
          <AnswerField question={question} value={typed} onChange={type} error={error} />
        )}
        <FollowUpField asked={asked} value={followUp} onChange={setFollowUp} />
        {isWarned && isMatchedPath(field) && <NotMatched path={field} words={typed} onChoose={type} />}
        {doesNotApply !== null && (
          <Button
            variant="ghost"
            size="sm"
            className="mt-3 -ml-3 underline underline-offset-[3px]"
            onClick={() => void saveAnswer({ changes: { set_aside: { [field]: "does_not_apply" } } })}
          >
            {doesNotApply}
          </Button>
        )}
      </form>
    </Dialog>
  );
}

function refusal(cause: unknown): string {
  const field = cause instanceof ProblemError ? cause.errors[0]?.message : undefined;
  return field ?? "Your answer could not be saved. Please try again.";
}
