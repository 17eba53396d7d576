import { CalendarX2, Flag } from "lucide-react";
import { useRef, useState } from "react";
import { dayOfYear } from "#domain/calendar/format-day.ts";
import { weekdayOf } from "#domain/planner/day-hours.ts";
import { aidFormNext, type Plan } from "#domain/planner/plan.ts";
import { type PlannedWeek, weeksOf } from "#domain/planner/plan-weeks.ts";
import { hoursText } from "#domain/planner/plan-words.ts";
import type { PlannedDay, Session } from "#domain/planner/schedule.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { usePrinting } from "../list/use-printing.ts";
import { WeekStrip } from "./week-strip.tsx";
import { weekdayNames } from "./weekday-names.ts";

const firstWeeks = 4;

type PlanWeeksProps = {
  plan: Plan;
  today: string;
  onOpen: (id: string) => void;
  onBlockDay: (day: string) => void;
};

/** The work of the plan, week by week. */
export function PlanWeeks({ plan, today, onOpen, onBlockDay }: PlanWeeksProps) {
  const [all, setAll] = useState(false);
  const printing = usePrinting();
  const heading = useRef<HTMLHeadingElement>(null);
  const blockDay = (day: string) => {
    // The day leaves the list with its button.
    heading.current?.focus();
    onBlockDay(day);
  };
  const weeks = weeksOf(plan);
  const busy = weeks.filter(({ days }) => days.length > 0);
  const shown = all || printing ? busy : busy.slice(0, firstWeeks);
  return (
    <Card className="min-w-0">
      {busy.length === 0 ? (
        <NoWork plan={plan} today={today} />
      ) : (
        <>
          <div className="grid gap-3 p-4 sm:p-5">
            <h2 ref={heading} tabIndex={-1} className="text-[1.25rem]">
              Week by week
            </h2>
            <WeekStrip weeks={weeks} />
          </div>
          {shown.map((week) => (
            <Week key={week.from} week={week} today={today} onOpen={onOpen} onBlockDay={blockDay} />
          ))}
          {shown.length < busy.length && (
            <div className="border-t border-line p-3">
              <Button variant="ghost" onClick={() => setAll(true)} className="w-full">
                Show {busy.length - shown.length} more {busy.length - shown.length === 1 ? "week" : "weeks"}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}

function NoWork({ plan, today }: Pick<PlanWeeksProps, "plan" | "today">) {
  if (plan.chosen.length > 0)
    return <EmptyState title="Everything is ready">All tasks are done. Send what is in your plan.</EmptyState>;
  if (plan.leftOut.length === 0)
    return (
      <EmptyState title="Nothing to plan">Every application is sent. Track another scholarship to plan it.</EmptyState>
    );
  if (plan.days.every(({ quarters }) => quarters === 0))
    return (
      <EmptyState title="No hours to plan">Set how many hours a week you have, and the plan fills them.</EmptyState>
    );
  const form = aidFormNext(plan, today);
  if (plan.leftOut.every(({ reason }) => reason !== "too_late" && reason !== "no_room"))
    return form ? (
      <EmptyState title={`${form} first`}>
        The next round asks for it, and it is open. The list says when each of your applications comes next.
      </EmptyState>
    ) : (
      <EmptyState title="Nothing to do now">The list says when each of your applications comes next.</EmptyState>
    );
  return (
    <EmptyState title="Nothing fits in your hours">
      Add hours or a later day, or lower the hours of a task. The list says what each application needs.
    </EmptyState>
  );
}

type WeekProps = Omit<PlanWeeksProps, "plan"> & { week: PlannedWeek };

function Week({ week, today, onOpen, onBlockDay }: WeekProps) {
  const { from, to, planned, available, days } = week;
  return (
    <section aria-label={`Week of ${dayOfYear(from)}`} className="border-t border-line break-inside-avoid">
      <h3 className="num flex flex-wrap justify-between gap-x-3 bg-paper px-4 py-2 font-sans text-[0.9rem] font-semibold tracking-normal sm:px-5">
        <span>{from === today ? "This week" : `${dayOfYear(from)} to ${dayOfYear(to)}`}</span>
        <span className="font-normal text-muted">
          {hoursText(planned)}
          {planned < available && ` of ${hoursText(available)}`}
        </span>
      </h3>
      <ul className="divide-y divide-line">
        {days.map((day) => (
          <Day key={day.day} day={day} today={today} onOpen={onOpen} onBlockDay={onBlockDay} />
        ))}
      </ul>
    </section>
  );
}

type DayProps = Omit<WeekProps, "week"> & { day: PlannedDay };

function Day({ day: { day, sessions }, today, onOpen, onBlockDay }: DayProps) {
  const name = day === today ? "Today" : weekdayNames[weekdayOf(day)];
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-x-2 px-4 py-2.5 sm:px-5">
      <p className="num grid pt-0.5 text-[0.92rem] leading-snug">
        <span className="font-semibold">{name}</span>
        <span className="text-muted">{dayOfYear(day)}</span>
      </p>
      <ul className="grid min-w-0 gap-2 pt-0.5">
        {sessions.map((session) => (
          <SessionRow key={session.piece.key} session={session} day={day} onOpen={onOpen} />
        ))}
      </ul>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`No time on ${dayOfYear(day)}`}
        title="No time this day"
        onClick={() => onBlockDay(day)}
        className="-mr-2 -mt-1 print:hidden"
      >
        <CalendarX2 aria-hidden="true" className="size-[18px]" />
      </Button>
    </li>
  );
}

type SessionRowProps = Pick<DayProps, "onOpen"> & { session: Session; day: string };

/** Work on one piece, with the day by which the timeline wants it done where that is later. */
function SessionRow({ session: { piece, quarters, finishes }, day, onOpen }: SessionRowProps) {
  const [first, ...others] = piece.applications;
  if (!first) return null;
  const isWhole = piece.title === first.scholarship_title;
  return (
    <li className="grid min-w-0 gap-0.5 text-[0.95rem] leading-snug">
      <p className="num flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span className="min-w-0 font-semibold wrap-break-word hyphens-auto">{isWhole ? "Apply" : piece.title}</span>
        <span className="whitespace-nowrap text-muted">{hoursText(quarters)}</span>
        {finishes && (
          <span className="inline-flex items-center gap-1 whitespace-nowrap text-sm font-semibold text-green">
            <Flag aria-hidden="true" className="size-3.5 self-center" />
            finish it
          </span>
        )}
        {finishes && piece.wanted !== null && piece.wanted > day && (
          <span className="text-sm whitespace-nowrap text-muted">due by {dayOfYear(piece.wanted)}</span>
        )}
      </p>
      <p className="min-w-0 text-[0.92rem] text-muted wrap-anywhere">
        <button
          type="button"
          onClick={() => onOpen(first.id)}
          className="text-left text-ink underline decoration-edge underline-offset-[3px] hover:decoration-green pointer-coarse:min-h-11"
        >
          {first.scholarship_title}
        </button>
        {others.length > 0 && ` and ${others.length} more`}
      </p>
    </li>
  );
}
