import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { CoachRecommendation } from "#domain/matches/coach/coach-recommendation.ts";
import { estimateWords } from "#domain/odds/odds-words.ts";
import { capitalized } from "#domain/words/capitalized.ts";

/** The rules behind one recommendation, with the student's numbers. */
export function Reasons({ recommendation }: { recommendation: CoachRecommendation }) {
  const { scholarship, priority_reason, estimated_hours, odds, action_items } = recommendation;
  return (
    <details className="group text-[0.92rem]">
      <summary className="flex min-h-11 list-none items-center gap-1.5 font-semibold text-green [&::-webkit-details-marker]:hidden">
        Why? <span className="sr-only">{scholarship.title}</span>
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="num grid gap-2.5 pb-2">
        <Reason name="Priority">{priority_reason}</Reason>
        <Reason name="Hours">
          We count the tasks that we know of, as in your plan; the sponsor may ask for more. Where no tasks are known,
          we count the rule of thumb for this priority, {estimated_hours} hours.
        </Reason>
        {action_items.map(({ task, text, why }) => (
          <Reason key={task.id} name={text}>
            {why}
          </Reason>
        ))}
        <Reason name="Your chance">{chanceReason(odds)}</Reason>
      </dl>
    </details>
  );
}

const Reason = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="font-semibold">{name}</dt>
    <dd className="text-muted">{children}</dd>
  </div>
);

/** The range of the chance with what it rests on. Where only the fit is known, `rests_on` says that it is no chance. */
const chanceReason = ({ range, rests_on }: CoachRecommendation["odds"]): string =>
  [...(range ? [capitalized(estimateWords(range))] : []), ...rests_on.map(reasonWords)]
    .map((sentence) => `${sentence}.`)
    .join(" ");

const reasonWords = ({ says, quote }: CoachRecommendation["odds"]["rests_on"][number]) =>
  quote ? `${says} (“${quote}”)` : says;
