import type { ReactNode } from "react";
import type { Application } from "#domain/applications/application.ts";
import { isToDo } from "#domain/applications/application-status.ts";
import { countOf } from "#domain/applications/count-of.ts";
import { moneyTotal, mostFigure } from "#domain/applications/money/money-total.ts";
import { applicationDeadlineState, isWithoutDate, trackedDeadline } from "#domain/applications/tracked-deadline.ts";
import { compareDays, daysAfter, daysBetween } from "#domain/calendar/day.ts";
import { dayOfYear } from "#domain/calendar/format-day.ts";
import { deadlineNotice } from "#domain/scholarships/days/days-left.ts";
import { cx } from "#web/ui/class-names.ts";
import { ChartCard } from "./chart-card.tsx";

const weeks = 12;
const days = weeks * 7;
const soonDays = 14;
const mostListed = 8;
const mostNamed = 4;
const line = { y: 34, from: 3, to: 97 };

/** Where a day is on the line, in percent of the width. */
const placeOf = (daysAway: number) => line.from + (daysAway / days) * (line.to - line.from);

type DeadlineStripProps = {
  applications: readonly Application[];
  /** YYYY-MM-DD. */
  today: string;
  onOpen: (id: string) => void;
};

/** The deadlines of the next twelve weeks on a line, and as a list. */
export function DeadlineStrip({ applications, today, onOpen }: DeadlineStripProps) {
  const last = daysAfter(today, days);
  const next = applications
    .filter((each) => isToDo(each.status) && applicationDeadlineState(each, today) === "ahead")
    .filter(({ deadline }) => deadline !== null && deadline <= last)
    .toSorted((one, other) => compareDays(one.deadline ?? "", other.deadline ?? ""));
  const more = next.length - mostListed;
  const undated = applications.filter((each) => isToDo(each.status) && isWithoutDate(each, today));
  return (
    <ChartCard
      title="Your next 12 weeks"
      lead={
        next.length > 0
          ? dueText(next)
          : undated.length > 0
            ? "No day is known for the next 12 weeks."
            : "Nothing is due in the next 12 weeks."
      }
    >
      {next.length > 0 && (
        <>
          <Strip due={countByDay(next)} today={today} />
          <ul className="num text-[0.92rem]">
            {next.slice(0, mostListed).map((application) => (
              <DueRow key={application.id} application={application} onOpen={onOpen} />
            ))}
          </ul>
          {more > 0 && <p className="num text-sm text-muted">And {countOf(more)} more in these weeks.</p>}
        </>
      )}
      {undated.length > 0 && <Undated applications={undated} today={today} onOpen={onOpen} />}
    </ChartCard>
  );
}

/** The applications without a day, each with when its sponsor usually closes. */
function Undated({ applications, today, onOpen }: DeadlineStripProps) {
  const more = applications.length - mostNamed;
  return (
    <div className="num grid gap-1.5">
      <h3 className="font-sans text-sm font-semibold tracking-normal">Without a day: check the sponsor's site</h3>
      <ul className="text-[0.92rem]">
        {applications.slice(0, mostNamed).map((application) => (
          <li
            key={application.id}
            className="flex items-center justify-between gap-3 border-t border-line py-1 first:border-t-0"
          >
            <OpenButton application={application} onOpen={onOpen} />
            <span className="max-w-[45%] text-right text-sm text-muted">
              {deadlineNotice(trackedDeadline(application), today).text}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-muted">And {countOf(more)} more.</p>}
    </div>
  );
}

type OpenButtonProps = Pick<DeadlineStripProps, "onOpen"> & { application: Application; children?: ReactNode };

/** Opens the details of an application. */
const OpenButton = ({ application: { id, scholarship_title }, onOpen, children }: OpenButtonProps) => (
  <button
    type="button"
    onClick={() => onOpen(id)}
    className="min-h-9 min-w-0 flex-1 text-left hover:underline pointer-coarse:min-h-11"
  >
    <span className="block leading-snug wrap-break-word hyphens-auto">{scholarship_title}</span>
    {children}
  </button>
);

/** `2 applications due, 1 more by last year's date`. */
function dueText(applications: readonly Application[]): string {
  const confirmed = applications.filter(({ deadline_confirmed }) => deadline_confirmed).length;
  const others = applications.length - confirmed;
  if (others === 0) return `${countOf(confirmed)} due`;
  const unconfirmed = "by last year's date";
  return confirmed === 0
    ? `${countOf(others)} due ${unconfirmed}`
    : `${countOf(confirmed)} due, ${others} more ${unconfirmed}`;
}

/** The days of a strip: how many applications are due, and whether the sponsor has confirmed the day of any of them. */
type Due = { count: number; isConfirmed: boolean };

function countByDay(applications: readonly Application[]): Map<string, Due> {
  const days = new Map<string, Due>();
  for (const { deadline, deadline_confirmed } of applications) {
    if (!deadline) continue;
    const { count, isConfirmed } = days.get(deadline) ?? { count: 0, isConfirmed: false };
    days.set(deadline, { count: count + 1, isConfirmed: isConfirmed || deadline_confirmed });
  }
  return days;
}

/** A line with a tick for each week and a dot for each day with deadlines. The list below it says the same. */
function Strip({ due, today }: { due: Map<string, Due>; today: string }) {
  return (
    <svg aria-hidden="true" width="100%" height="62" className="num block overflow-visible text-[12px]">
      <line x1="0" x2="100%" y1={line.y} y2={line.y} className="stroke-line" strokeWidth={2} />
      {Array.from({ length: weeks + 1 }, (_, week) => (
        <Tick key={daysAfter(today, week * 7)} week={week} day={daysAfter(today, week * 7)} />
      ))}
      {[...due].map(([day, { count, isConfirmed }]) => (
        <Dot key={day} daysAway={daysBetween(today, day)} due={count} isConfirmed={isConfirmed} />
      ))}
    </svg>
  );
}

function Tick({ week, day }: { week: number; day: string }) {
  const x = `${placeOf(week * 7)}%`;
  const anchor = week === 0 ? "start" : week === weeks ? "end" : "middle";
  return (
    <>
      <line x1={x} x2={x} y1={line.y - 4} y2={line.y + 4} className="stroke-edge" />
      {week % 4 === 0 && (
        <text
          x={week === 0 ? "0" : week === weeks ? "100%" : x}
          y={line.y + 24}
          textAnchor={anchor}
          className="fill-muted"
        >
          {week === 0 ? "Today" : dayOfYear(day)}
        </text>
      )}
    </>
  );
}

/** Clay in the last fourteen days before a confirmed deadline, gold before; a ring for last year's date. */
function Dot({ daysAway, due, isConfirmed }: { daysAway: number; due: number; isConfirmed: boolean }) {
  const x = `${placeOf(daysAway)}%`;
  return (
    <>
      <circle
        cx={x}
        cy={line.y}
        r={7}
        className={
          !isConfirmed ? "fill-card stroke-gold" : cx("stroke-card", daysAway <= soonDays ? "fill-clay" : "fill-gold")
        }
        strokeWidth={2}
      />
      {due > 1 && (
        <text x={x} y={line.y - 14} textAnchor="middle" className="fill-ink font-semibold">
          {due}
        </text>
      )}
    </>
  );
}

function DueRow({ application, onOpen }: { application: Application; onOpen: DeadlineStripProps["onOpen"] }) {
  const { deadline, amount, deadline_confirmed } = application;
  const worth = moneyTotal([application]);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-x-3 border-t border-line py-1 first:border-t-0 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <span className="text-muted">{dayOfYear(deadline ?? "")}</span>
      <OpenButton application={application} onOpen={onOpen}>
        {!deadline_confirmed && <span className="block text-sm text-muted">Last year's date</span>}
      </OpenButton>
      <span className="font-semibold wrap-break-word text-gold-ink max-sm:col-start-2 max-sm:pb-1 sm:max-w-44 sm:text-right">
        {worth.read > 0 ? mostFigure(worth) : amount}
      </span>
    </li>
  );
}
