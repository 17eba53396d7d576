import { useState } from "react";
import type { Unlock } from "#domain/matches/match.ts";
import { questionText } from "#domain/matches/question-text.ts";
import { useSaveProfile } from "#web/features/profile/api.ts";
import { AnswerQuestion } from "#web/features/profile/shared/answer-question.tsx";
import { toastProblem } from "#web/http/problem-toast.ts";
import { cx } from "#web/ui/class-names.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";

// The padding makes a 44 px target without making the box higher.
const linkClasses =
  "-my-1.5 px-0.5 py-2.5 font-semibold underline underline-offset-[3px] decoration-1 hover:decoration-2";

type TopQuestionBoxProps = {
  unlock: Unlock;
  /** What the answer is for; without it, all scholarships that wait for it are counted. */
  text?: string;
  className?: string;
};

/** The missing profile answer that decides the most scholarships, or one. The student can answer or skip it here. */
export function TopQuestionBox({ unlock, text = questionText(unlock), className }: TopQuestionBoxProps) {
  const [answering, setAnswering] = useState(false);
  const { skipped, skip } = useSkip(unlock.field);
  if (skipped) return null;
  return (
    <div
      className={cx(
        "flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-gold-wash px-3.5 py-2.5 text-[0.92rem] leading-snug",
        className,
      )}
    >
      <span className="num min-w-52 flex-1">{text}</span>
      <span className="flex gap-3">
        <button type="button" className={linkClasses} onClick={() => setAnswering(true)}>
          Answer
        </button>
        <button type="button" className={linkClasses} onClick={() => void skip()}>
          Skip
        </button>
      </span>
      <AnswerQuestion field={unlock.field} open={answering} onOpenChange={setAnswering} />
    </div>
  );
}

/** Skips a question of the profile. The change shows at once and is undone when saving fails. The toast offers Undo. */
function useSkip(field: string) {
  const [skipped, setSkipped] = useState(false);
  const save = useSaveProfile();

  const setAside = async (how: "skipped" | null, failure: string) => {
    setSkipped(how !== null);
    try {
      await save.mutateAsync({ changes: { set_aside: { [field]: how } } });
      return true;
    } catch (error) {
      setSkipped(how === null);
      toastProblem(error, failure);
      return false;
    }
  };
  const undo = () => setAside(null, "The question is still skipped. Please try again in your profile.");
  const skip = async () => {
    const isSaved = await setAside("skipped", "The question could not be skipped. Please try again.");
    if (!isSaved) return;
    showToast({
      title: "Skipped",
      description: "We won't ask this again. You can still answer it in your profile.",
      action: { label: "Undo", onClick: () => void undo() },
    });
  };
  return { skipped, skip };
}
