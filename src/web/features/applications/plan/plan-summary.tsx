import type { ReactNode } from "react";
import { countOf } from "#domain/applications/count-of.ts";
import { moneyTotal, mostFigure } from "#domain/applications/money/money-total.ts";
import { type Plan, quartersOfPlan } from "#domain/planner/plan.ts";
import { dollarsText, expectedOfPlan, gapText, hoursText, rankingText } from "#domain/planner/plan-words.ts";
import { formatDay } from "#domain/scholarships/days/days-left.ts";
import { capitalized } from "#domain/words/capitalized.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Disclosure } from "#web/ui/layout/disclosure.tsx";

type PlanSummaryProps = { plan: Plan; today: string; withoutChances: boolean };

/** The plan in three figures, and how it was made. */
export function PlanSummary({ plan, today, withoutChances }: PlanSummaryProps) {
  const { chosen, leftOut, days, ranking, gap } = plan;
  if (chosen.length + leftOut.length === 0) return null;
  const { planned, available } = quartersOfPlan(plan);
  const last = days.findLast(({ sessions }) => sessions.length > 0)?.day;
  const expected = expectedOfPlan(plan);
  return (
    <Card>
      <dl className="grid grid-cols-1 divide-y divide-line sm:grid-cols-3 sm:divide-x sm:divide-y-0">
        <Figure name="In the plan" note={`of ${chosen.length + leftOut.length} to send`}>
          {countOf(chosen.length)}
        </Figure>
        <Figure
          name="Your work"
          note={`of the ${hoursText(available)} you have${last ? `, done by ${formatDay(last, today)}` : ""}`}
        >
          {hoursText(planned)}
        </Figure>
        <Figure name={expected ? "Expected" : "If you win them all"} note={expectedNote(plan, expected)} gold>
          {expected
            ? dollarsText(expected.dollars)
            : capitalized(mostFigure(moneyTotal(chosen.map(({ application }) => application))))}
        </Figure>
      </dl>
      <div className="border-t border-line print:hidden">
        <Disclosure title="How this plan is made">
          <div className="measure grid gap-2 text-[0.9375rem] text-muted">
            <p>{gapText(gap)}</p>
            {ranking.applications > 0 && rankingText(ranking).map((line) => <p key={line}>{line}</p>)}
            {withoutChances && <p>Your chances could not be loaded. Reload the page to count them in.</p>}
            <p>
              We add up the hours of the tasks in your tracker. If a task has no hours of yours, we count 6 for an
              essay, half an hour for a transcript and 1 for most others. An application without tasks counts with the
              coach's rule of thumb. If you give an essay the same name in several applications, you write it once for
              all of them. You can change hours, names and due dates in each application's tasks.
            </p>
            <p>Finished a task, or missed a day? We make the plan again from what is left to do.</p>
          </div>
        </Disclosure>
      </div>
    </Card>
  );
}

function expectedNote({ chosen }: Plan, expected: { applications: number } | null): string {
  if (chosen.length === 0) return "Nothing is in the plan";
  if (!expected && moneyTotal(chosen.map(({ application }) => application)).read === 0)
    return "None states an amount in dollars";
  if (!expected && chosen.some(({ chance }) => chance !== null))
    return "At most. None has both an amount and an estimated chance";
  if (!expected) return "At most. Your chances are not known";
  const { applications } = expected;
  if (applications === chosen.length) return "Chance times amount. Chances are rough estimates";
  return `Chances are rough estimates. ${applications} of ${chosen.length} ${applications === 1 ? "has" : "have"} both an amount and an estimate`;
}

type FigureProps = { name: string; note: string; gold?: boolean; children: ReactNode };

function Figure({ name, note, gold = false, children }: FigureProps) {
  return (
    <div className="grid content-start gap-0.5 px-4 py-3 sm:px-5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className={`figure text-[1.25rem] sm:text-[1.375rem] ${gold ? "text-gold-ink" : ""}`}>{children}</dd>
      <dd className="num text-sm text-muted">{note}</dd>
    </div>
  );
}
