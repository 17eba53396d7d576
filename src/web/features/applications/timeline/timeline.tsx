import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useMemo, useState } from "react";
import { applicationsToWorkOn } from "#domain/applications/aid-form-task.ts";
import type { Application } from "#domain/applications/application.ts";
import { isToDo } from "#domain/applications/application-status.ts";
import { longDay } from "#domain/calendar/format-day.ts";
import { deadlineNotice } from "#domain/scholarships/days/days-left.ts";
import { useOwnAidForm } from "#web/features/profile/shared/use-own-aid-form.ts";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { cx } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { DateBlock } from "#web/ui/feedback/date-block.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { useToday } from "#web/ui/use-today.ts";
import { applicationsQuery } from "../api.ts";
import type { ApplicationSearchParams } from "../application-search-params.ts";
import { usePrinting } from "../list/use-printing.ts";
import { factsOf } from "../shared/application-facts.ts";
import { useSetPlan } from "../shared/use-set-plan.ts";
import { PlannedRow } from "./planned-row.tsx";
import {
  daysOf,
  periodsOf,
  plannedFor,
  type TimelineDay,
  timelineEntries,
  undatedOf,
  withPlan,
} from "./timeline-entries.ts";
import { Money, OpenLink, type RowProps, TimelineRow } from "./timeline-row.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

const shownAtOnce = 100;
const printedAtMost = 1000;

type TimelineProps = { applications: readonly Application[]; search: ApplicationSearchParams };

/**
 * What is to be done on which day: first what is overdue, then from today on by week and by month, then what has no
 * date. The work of the plan is on its days. The earliest 100 entries, and more on demand.
 */
export default function Timeline({ applications, search }: TimelineProps) {
  // A deadline counts until its day has ended in the whole country, which may be after the student's midnight.
  const openFrom = useDeadlineDay();
  const today = useToday();
  const isPrinting = usePrinting();
  const [most, setMost] = useState(shownAtOnce);
  const { data: all = applications } = useQuery(applicationsQuery);
  const aidForm = useOwnAidForm(today);
  const plan = useSetPlan();
  const entries = useMemo(() => {
    const [shown, every] = [applications, all].map((some) => applicationsToWorkOn(some, aidForm));
    return timelineEntries(shown ?? [], { openFrom, today }, { all: every ?? [], leftOut: plan.leftOut });
  }, [applications, openFrom, today, all, aidForm, plan]);
  const shown = entries.slice(0, isPrinting ? printedAtMost : most);
  const isCut = shown.length < entries.length;
  const planned = plannedFor(applications, plan.days, isCut ? shown.at(-1)?.day : undefined);
  const days = daysOf(shown);
  const overdue = days.filter(({ day }) => day < openFrom);
  const ahead = withPlan(days.slice(overdue.length), planned);
  const undated = undatedOf(applications, { all, planned: plan.days, openFrom, aidForm });
  const row = { today, openFrom, search };
  useKeptFocus();
  return (
    <div className="grid grid-cols-1 gap-5">
      {overdue.length > 0 && (
        <Period title="Overdue" className="text-clay">
          <Days days={overdue} {...row} />
        </Period>
      )}
      <TodayLine today={today} />
      {days.length + ahead.length === 0 && (
        <p className="text-muted">{nothingDated(applications, undated.length > 0)}</p>
      )}
      {periodsOf(ahead, today).map(({ title, range, days }) => (
        <Period key={title} title={title} range={range}>
          <Days days={days} {...row} />
        </Period>
      ))}
      {isCut && (
        <Button
          variant="quiet"
          onClick={() => setMost(most + shownAtOnce)}
          className="justify-self-center print:hidden"
        >
          Show more ({(entries.length - shown.length).toLocaleString("en-US")})
        </Button>
      )}
      {undated.length > 0 && <Undated undated={undated} most={most} today={openFrom} search={search} />}
    </div>
  );
}

/** Why no day is shown. What has no date stands below with what is known of it, which may well be a deadline ahead. */
function nothingDated(applications: readonly Application[], isSomeUndated: boolean): string {
  if (!applications.some(({ status }) => isToDo(status))) return "Nothing here is left to send, so nothing is due.";
  return isSomeUndated
    ? "No deadline has a date yet. What is known of each is below."
    : "No deadlines ahead. Add deadlines to your applications, and they show here.";
}

type PeriodProps = { title: string; range?: string | null; className?: string; children: ReactNode };

/** A week, a month or another part of the timeline under its heading. */
function Period({ title, range, className, children }: PeriodProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <h2 id={id} className={cx("flex flex-wrap items-baseline gap-x-2.5 text-[1.25rem]", className)}>
        {title}
        {range && <span className="num font-sans text-sm font-normal tracking-normal text-muted">{range}</span>}
      </h2>
      <Card className="overflow-hidden">{children}</Card>
    </section>
  );
}

/** Days in their order, each with what is to be done on it. */
const Days = ({ days, ...row }: RowProps & { days: readonly TimelineDay[] }) => (
  <ol className="divide-y divide-line">
    {days.map(({ day, entries, sessions }) => (
      <li
        key={day}
        className={cx(
          "grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3.5 px-4 py-2.5 print:break-inside-avoid",
          day === row.today && "bg-green-wash/55",
        )}
      >
        <div>
          <DateBlock day={day} />
        </div>
        <ul className="grid content-center">
          {entries.map((entry) => (
            <li key={[entry.application.id, entry.step?.task?.id, entry.step?.step].join()}>
              <TimelineRow entry={entry} {...row} />
            </li>
          ))}
          {sessions.map((session) => (
            <li key={session.piece.key}>
              <PlannedRow session={session} search={row.search} />
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);

/** The line between what is overdue and what is ahead. */
const TodayLine = ({ today }: { today: string }) => (
  <p className="flex items-center gap-3 text-sm font-semibold text-green before:h-px before:flex-1 before:bg-green after:h-px after:flex-1 after:bg-green">
    <time dateTime={today}>Today, {longDay(today)}</time>
  </p>
);

type UndatedProps = {
  undated: ReturnType<typeof undatedOf>;
  most: number;
  today: string;
  search: ApplicationSearchParams;
};

/** The applications to send that have no date, each with what is known instead. */
function Undated({ undated, most, today, search }: UndatedProps) {
  const shown = undated.slice(0, most);
  const more = undated.length - shown.length;
  return (
    <Period title="No fixed date" range={undated.length.toLocaleString("en-US")}>
      <ul className="divide-y divide-line px-4">
        {shown.map(({ application, work }) => (
          <li key={application.id} className="flex min-h-11 flex-wrap items-center gap-x-2.5 py-1">
            <OpenLink application={application} search={search} className="font-semibold" />
            {application.provider_name && <span className="text-sm text-muted">{application.provider_name}</span>}
            <span className="num text-sm text-muted">
              {deadlineNotice(factsOf(application), today).text}
              {work}
            </span>
            <Money application={application} />
          </li>
        ))}
        {more > 0 && <li className="num py-2.5 text-sm text-muted">And {more.toLocaleString("en-US")} more.</li>}
      </ul>
    </Period>
  );
}
