import { useState } from "react";
import type { Unlock } from "#domain/matches/match.ts";
import { impactText, questionText } from "#domain/matches/question-text.ts";
import { profileQuestions } from "#domain/profile/questions.ts";
import { useSaveProfile } from "#web/features/profile/api.ts";
import { AnswerQuestion } from "#web/features/profile/shared/answer-question.tsx";
import { cx } from "#web/ui/class-names.ts";
import { showToast } from "#web/ui/toast.tsx";

// The padding makes a target of 44 px without pushing the lines of the sentence apart.
const linkClasses =
  "-my-2.5 px-0.5 py-2.5 font-semibold underline underline-offset-[3px] decoration-1 hover:decoration-2";

/** The one missing profile answer that would settle most, with a way to give it here or to leave it open. */
export function TopQuestionBox({ unlock, className }: { unlock: Unlock; className?: string }) {
  const [skipped, setSkipped] = useState<string>();
  const [answering, setAnswering] = useState(false);
  const save = useSaveProfile();
  const question = profileQuestions[unlock.field];
  if (!question || skipped === unlock.field) return null;

  const setAside = (how: "skipped" | null) => save.mutateAsync({ changes: { set_aside: { [unlock.field]: how } } });
  const skip = async () => {
    setSkipped(unlock.field);
    try {
      await setAside("skipped");
    } catch {
      setSkipped(undefined);
      return showToast({
        title: "Error",
        description: "The question could not be skipped. Please try again.",
        tone: "error",
      });
    }
    showToast({
      title: "Skipped",
      description: "Laurel will not ask this again. You can still answer it in your profile.",
      action: { label: "Undo", onClick: () => void setAside(null).then(() => setSkipped(undefined)) },
    });
  };
  return (
    <div className={cx("rounded-md bg-gold-wash px-3.5 py-3 text-[0.92rem]", className)}>
      {questionText(unlock, question)}
      {question.input.kind === "yes_no" ? " It" : ": it"} settles{" "}
      <b className="num font-semibold">{impactText(unlock)}</b>.{" "}
      <button type="button" className={linkClasses} onClick={() => setAnswering(true)}>
        Answer
      </button>{" "}
      or{" "}
      <button type="button" className={linkClasses} onClick={() => void skip()}>
        skip
      </button>
      .
      <AnswerQuestion field={unlock.field} open={answering} onOpenChange={setAnswering} />
    </div>
  );
}
