import { useState } from "react";
import type { Unlock } from "#domain/matches/match.ts";
import { profileQuestions } from "#domain/profile/questions.ts";
import { formatDollars } from "#domain/scholarships/money-range.ts";
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
      {question.input.kind === "yes_no" ? `${question.question} It` : `Tell us your ${inSentence(unlock.label)}: it`}{" "}
      settles <b className="num font-semibold">{settles(unlock)}</b>.{" "}
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

function settles({ awards, dollars }: Unlock): string {
  const count = awards === 1 ? "1 open award" : `${awards.toLocaleString("en-US")} open awards`;
  return dollars > 0 ? `${count}, ${formatDollars(dollars)}` : count;
}

/** `Field of study` reads `field of study` inside a sentence; `GPA` and `LGBTQ+` stay. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
