import { type ReactNode, useState } from "react";
import { aidFormIn, isThroughAidForm } from "#domain/applications/aid-form-task.ts";
import type { Application } from "#domain/applications/application.ts";
import { inSentence } from "#domain/matches/question-text.ts";
import { estimateWords } from "#domain/odds/odds-words.ts";
import type { LeftOut } from "#domain/planner/choose-applications.ts";
import type { ChanceRange } from "#domain/planner/estimate.ts";
import type { Plan, PlannedApplication } from "#domain/planner/plan.ts";
import { hoursText, leftOutText } from "#domain/planner/plan-words.ts";
import { deadlineNotice, formatDay } from "#domain/scholarships/days/days-left.ts";
import { Amount } from "#web/features/scholarships/shared/amount.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { usePrinting } from "../list/use-printing.ts";
import { factsOf } from "../shared/application-facts.ts";

type PlanApplicationsProps = { plan: Plan; today: string; lastDay: string; onOpen: (id: string) => void };

/** The applications in the plan, in the order of their finish, and those that are left out, each with why. */
export function PlanApplications({ plan, today, lastDay, onOpen }: PlanApplicationsProps) {
  return (
    <div className="grid min-w-0 gap-4">
      {plan.chosen.length > 0 && (
        <ApplicationList title="In the plan" items={plan.chosen}>
          {(each) => (
            <Row application={each.application} onOpen={onOpen}>
              {chosenText(each, today)}
            </Row>
          )}
        </ApplicationList>
      )}
      {plan.leftOut.length > 0 && (
        <ApplicationList title="Left out" items={plan.leftOut}>
          {(each) => (
            <Row application={each.application} onOpen={onOpen}>
              {leftOutText(each, { today, lastDay })}
            </Row>
          )}
        </ApplicationList>
      )}
    </div>
  );
}

/** `Done by Dec 3, due Dec 12. 6 hours. Chance between 1 in 200 and 1 in 50 (estimate).` */
function chosenText(
  { finish, application, pieces, chance, isAid, withoutTasks }: PlannedApplication,
  today: string,
): string {
  const { deadline } = application;
  const due = deadline ? dueText(application, deadline, today) : withoutDay(application, today);
  const quarters = pieces.reduce((sum, piece) => sum + piece.quarters, 0);
  const work = quarters === 0 ? "" : ` ${hoursText(quarters)}${withoutTasks ? ", the coach's estimate" : ""}.`;
  const done = finish ? `Done by ${formatDay(finish, today)}` : "Ready to send";
  return `${done}, ${due}.${work} ${isAid ? aidText(chance) : chanceText(chance)}`;
}

function dueText({ deadline_confirmed }: Application, day: string, today: string): string {
  return `${deadline_confirmed ? "" : "usually "}due ${formatDay(day, today)}`;
}

const withoutDay = (application: Application, today: string) =>
  isThroughAidForm(application.checklist)
    ? `through ${aidFormIn(application.checklist)}, the earlier the better`
    : inSentence(deadlineNotice(factsOf(application), today).day);

/** Aid that everyone who qualifies gets, or that goes by need, has no chance. */
const aidText = (chance: ChanceRange | null) => (chance ? chanceText(chance) : "Not a contest.");

function chanceText(chance: ChanceRange | null): string {
  if (!chance) return "Chance not known.";
  return chance.high === 0 ? "An answer in your profile rules you out." : `Chance ${estimateWords(chance)}.`;
}

const firstListed = 10;

type ApplicationListProps<Item> = {
  title: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
};

function ApplicationList<Item extends PlannedApplication | LeftOut>({
  title,
  items,
  children,
}: ApplicationListProps<Item>) {
  const [all, setAll] = useState(false);
  const printing = usePrinting();
  const shown = all || printing ? items : items.slice(0, firstListed);
  return (
    <Card>
      <h2 className="flex items-baseline justify-between p-4 pb-3 text-[1.25rem] sm:px-5">
        {title}
        <span className="num font-sans text-[0.92rem] font-normal text-muted">
          {items.length.toLocaleString("en-US")}
        </span>
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((each) => (
          <li key={each.application.id}>{children(each)}</li>
        ))}
      </ul>
      {shown.length < items.length && (
        <div className="border-t border-line p-3">
          <Button variant="ghost" onClick={() => setAll(true)} className="w-full">
            Show all {items.length.toLocaleString("en-US")}
          </Button>
        </div>
      )}
    </Card>
  );
}

type RowProps = { application: Application; onOpen: (id: string) => void; children: ReactNode };

function Row({ application, onOpen, children }: RowProps) {
  return (
    <button
      type="button"
      onClick={() => onOpen(application.id)}
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 px-4 py-3 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="font-semibold wrap-break-word">{application.scholarship_title}</span>
      <Amount
        scholarship={factsOf(application)}
        className="max-w-[11rem] text-right text-[0.95rem] leading-snug max-sm:max-w-[8rem]"
      />
      <span className="num col-span-2 text-[0.92rem] text-muted">{children}</span>
    </button>
  );
}
