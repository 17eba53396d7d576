import { useState } from "react";
import type { Unlock } from "#domain/matches/match.ts";
import { askingWords, settledWords } from "#domain/matches/unlock-words.ts";
import { profileQuestions } from "#domain/profile/questions.ts";
import { cx } from "#web/ui/class-names.ts";
import { AnswerDialog } from "./answer-dialog.tsx";

// The padding makes a target of 44 px without pushing the lines of the sentence apart.
const linkClasses =
  "-my-2.5 px-0.5 py-2.5 font-semibold underline underline-offset-[3px] decoration-1 hover:decoration-2";

/** The one missing profile answer that would settle most, with a way to give it here or to leave it open. */
export function UnlockBox({ unlock, className }: { unlock: Unlock; className?: string }) {
  const [skipped, setSkipped] = useState(false);
  const [answering, setAnswering] = useState(false);
  const question = profileQuestions[unlock.field];
  if (!question || skipped) return null;
  return (
    <div className={cx("rounded-md bg-gold-wash px-3.5 py-3 text-[0.92rem]", className)}>
      {askingWords(unlock, question)}
      {question.input.kind === "yes_no" ? " It" : ": it"} settles{" "}
      <b className="num font-semibold">{settledWords(unlock)}</b>.{" "}
      <button type="button" className={linkClasses} onClick={() => setAnswering(true)}>
        Answer
      </button>{" "}
      or{" "}
      <button type="button" className={linkClasses} onClick={() => setSkipped(true)}>
        skip
      </button>
      .
      <AnswerDialog field={unlock.field} question={question} open={answering} onOpenChange={setAnswering} />
    </div>
  );
}
