import { Link } from "@tanstack/react-router";
import { CircleHelp, UserRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { impactText } from "#domain/matches/question-text.ts";
import { formatDay } from "#domain/scholarships/days-left.ts";
import { formatDollars } from "#domain/scholarships/money-range.ts";
import { AnswerQuestion } from "#web/features/profile/shared/answer-question.tsx";
import { ScoreRing } from "#web/features/scholarships/shared/score-ring.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { DeadlineStep, NextStep } from "./next-steps.ts";

const rowLink =
  "no-underline after:absolute after:inset-0 group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-green";

type RowProps = { mark: ReactNode; title: ReactNode; children: ReactNode; aside?: ReactNode };

function Row({ mark, title, children, aside }: RowProps) {
  return (
    <div className="group relative grid grid-cols-[3.25rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 px-4 py-4 transition-colors hover:bg-hover sm:grid-cols-[3.25rem_minmax(0,1fr)_auto] sm:px-[18px]">
      <div className="grid justify-items-center text-center">{mark}</div>
      <div className="min-w-0">
        <h3 className="text-[1.1rem]">{title}</h3>
        <p className="mt-0.5 text-[0.92rem] text-muted">{children}</p>
      </div>
      {aside && <div className="col-start-2 sm:col-start-3 sm:text-right">{aside}</div>}
    </div>
  );
}

const RowIcon = ({ icon: Icon }: { icon: typeof UserRound }) => (
  <span className="grid size-11 place-items-center rounded-full bg-green-wash text-green">
    <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
  </span>
);

/** Shown while the profile is too empty to match anything. */
export function StartProfileRow() {
  return (
    <Row
      mark={<RowIcon icon={UserRound} />}
      title={
        <Link to="/onboarding" className={rowLink}>
          Complete your profile
        </Link>
      }
    >
      Your level and field of study decide most of your matches. It takes about three minutes.
    </Row>
  );
}

/** The missing answer that decides the most scholarships. */
export function AnswerRow({ step }: { step: Extract<NextStep, { kind: "answer" }> }) {
  const [answering, setAnswering] = useState(false);
  return (
    <Row
      mark={<RowIcon icon={CircleHelp} />}
      title={`Answer one question: ${step.label}`}
      aside={
        <Button variant="quiet" size="sm" onClick={() => setAnswering(true)}>
          Answer
        </Button>
      }
    >
      Your answer helps check <b className="num font-semibold text-ink">{impactText(step)}</b>. You can also skip it.
      <AnswerQuestion field={step.field} open={answering} onOpenChange={setAnswering} />
    </Row>
  );
}

/** The first step for a student without bookmarks. */
export function BestMatchRow({ step }: { step: Extract<NextStep, { kind: "best_match" }> }) {
  return (
    <Row
      mark={<ScoreRing score={step.match_score} />}
      title={
        <Link to="/scholarships" search={{ open: step.scholarship_id }} className={rowLink}>
          See why {step.title} fits you
        </Link>
      }
    >
      {step.provider_name} · one of your best matches. Bookmark scholarships you want to apply for, and we list their
      deadlines here.
    </Row>
  );
}

/** A scholarship that closes soon. */
export function DeadlineRow({ step, today }: { step: DeadlineStep; today: string }) {
  return (
    <Row
      mark={
        <>
          <span className={cx("figure text-[1.6rem]", step.urgent && "text-clay")}>{step.days_left}</span>
          <span className={cx("text-sm leading-tight", step.urgent ? "text-clay" : "text-muted")}>
            {step.days_left === 1 ? "day left" : "days left"}
          </span>
        </>
      }
      title={
        <Link to="/scholarships" search={{ open: step.scholarship_id }} className={rowLink}>
          {step.started ? "Finish your application: " : "Apply: "}
          {step.title}
        </Link>
      }
      aside={step.dollars && <span className="num font-[650] text-gold-ink">{formatDollars(step.dollars)}</span>}
    >
      {step.provider_name} · {step.bookmarked ? "bookmarked" : "one of your best matches"}, {step.match_score}% match ·{" "}
      closes {formatDay(step.deadline, today)}
      {!step.confirmed && " (last year's date, not confirmed)"}
    </Row>
  );
}
