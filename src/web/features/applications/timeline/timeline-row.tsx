import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { Fragment } from "react";
import type { Application } from "#domain/applications/application.ts";
import { filesAidForm, type PlannedStep } from "#domain/applications/calendar/back-plan.ts";
import { stepText } from "#domain/applications/calendar/step-text.ts";
import type { ChecklistTask } from "#domain/applications/checklist.ts";
import { daysBetween } from "#domain/calendar/day.ts";
import { notPlannedWords } from "#domain/planner/plan-words.ts";
import { lastHours } from "#domain/scholarships/days/days-left.ts";
import { Amount } from "#web/features/scholarships/shared/amount.tsx";
import { changeWithUndo } from "#web/http/change-with-undo.ts";
import { cx } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { pageHeading } from "#web/ui/page-heading.ts";
import { useChangeApplication } from "../api.ts";
import type { ApplicationSearchParams } from "../application-search-params.ts";
import { factsOf } from "../shared/application-facts.ts";
import type { TimelineEntry } from "./timeline-entries.ts";

const soonDays = 14;

export type RowProps = {
  /** The student's day, YYYY-MM-DD. */
  today: string;
  /** The earliest deadline that is still open. Just after the student's midnight it is the day before. */
  openFrom: string;
  /** The search params of the screen, which the links to the details keep. */
  search: ApplicationSearchParams;
};

/** A deadline, or a step before it with a button that marks its task as done. */
export function TimelineRow({ entry, today, openFrom, search }: RowProps & { entry: TimelineEntry }) {
  const { application, others, step, day } = entry;
  // Counted as in a row of matches.
  const away = daysBetween(today, day);
  const isPast = day < openFrom;
  const isConfirmed = application.deadline_confirmed;
  const key = [application.id, step?.task?.id, step?.step].join();
  if (!step)
    return (
      <div data-timeline-row={key} className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-0.5 py-1">
        <Tag tone={isConfirmed && away <= soonDays ? "clay" : "plain"}>{isPast ? "Deadline passed" : "Deadline"}</Tag>
        <OpenLink application={application} search={search} className="font-semibold" />
        <span className="num text-sm text-muted">
          {isConfirmed ? daysText(away, isPast) : "last year's date, not confirmed"}
        </span>
        <Money application={application} />
      </div>
    );
  return (
    <div data-timeline-row={key} className="flex min-h-11 items-center gap-2 py-1">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          {stepText(step)}
          <StepNotes entry={entry} step={step} today={today} />
        </p>
        <OpenLink application={application} search={search} className="text-sm text-muted" />
        {others.length > 0 && <span className="num text-sm text-muted"> and {others.length} more</span>}
      </div>
      {step.task && step.step !== "draft" && <DoneButton application={application} task={step.task} />}
    </div>
  );
}

/** What is special about a step: beside it, and on a phone below it. */
function StepNotes({
  entry: { application, day, isToCheck, notPlanned },
  step,
  today,
}: {
  entry: TimelineEntry;
  step: PlannedStep;
  today: string;
}) {
  const notes = [
    filesAidForm(step) && day <= today && { text: "as soon as you can", look: "text-muted" },
    isToCheck && { text: "check the date on the sponsor's site first", look: "text-muted" },
    step.overdue && { text: "overdue", look: "font-semibold text-clay" },
    step.short && application.deadline_confirmed && { text: "less time than usual", look: "text-amber" },
    notPlanned && { text: notPlannedWords[notPlanned], look: "text-muted" },
  ].filter((note) => !!note);
  if (notes.length === 0) return null;
  return (
    <span className="text-sm max-sm:block">
      {notes.map(({ text, look }, at) => (
        <Fragment key={text}>
          <span className={cx("text-muted", at === 0 && "max-sm:hidden")}>{"\u00a0· "}</span>
          <span className={look}>{text}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** The name of a scholarship, which opens the details of its application. */
export const OpenLink = ({ application, search, className }: OpenLinkProps) => (
  <Link
    to="/applications"
    search={{ ...search, open: application.id }}
    resetScroll={false}
    className={`rounded-[2px] wrap-anywhere no-underline hover:underline ${className}`}
  >
    {application.scholarship_title}
  </Link>
);

type OpenLinkProps = { application: Application; search: ApplicationSearchParams; className: string };

export const Money = ({ application }: { application: Application }) =>
  application.amount && <Amount scholarship={factsOf(application)} className="line-clamp-2" />;

/** Marks a task as done, with Undo. */
function DoneButton({ application: { id, checklist, scholarship_title }, task }: DoneButtonProps) {
  const { mutateAsync } = useChangeApplication(id, { quiet: true });
  const done = checklist.map((each) => (each.id === task.id ? { ...each, done: true } : each));
  const markDone = () =>
    changeWithUndo({
      save: mutateAsync,
      to: { checklist: done, base: { checklist } },
      back: { checklist, base: { checklist: done } },
      done: `Done: ${task.title}`,
      title: scholarship_title,
    });
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`Mark done: ${task.title}, ${scholarship_title}`}
      onClick={({ detail, currentTarget }) => {
        // The second click of a double click would be on the next row.
        if (detail >= 2) return;
        focusBeside(currentTarget);
        void markDone();
      }}
      className="shrink-0 print:hidden"
    >
      <Check aria-hidden="true" className="size-4" /> <span className="max-sm:sr-only">Mark done</span>
    </Button>
  );
}

/** The row leaves the list with its button, so the focus goes to the link of the next one, or of the one before. */
function focusBeside(button: HTMLElement): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-timeline-row]")];
  const at = rows.findIndex((row) => row.contains(button));
  ((rows[at + 1] ?? rows[at - 1])?.querySelector("a") ?? pageHeading())?.focus();
}

type DoneButtonProps = { application: Application; task: ChecklistTask };

/** A deadline of yesterday has not passed until its day has ended in the whole country. */
function daysText(away: number, isPast: boolean): string {
  if (away === 0) return "today";
  if (away < 0 && !isPast) return lastHours;
  const days = Math.abs(away) === 1 ? "1 day" : `${Math.abs(away).toLocaleString("en-US")} days`;
  return away < 0 ? `${days} ago` : `in ${days}`;
}
