import { CalendarClock } from "lucide-react";
import { hoursText } from "#domain/planner/plan-words.ts";
import type { Session } from "#domain/planner/schedule.ts";
import type { ApplicationSearchParams } from "../application-search-params.ts";
import { OpenLink } from "./timeline-row.tsx";

type PlannedRowProps = { session: Session; search: ApplicationSearchParams };

/** Work that the plan puts on a day, such as `Planned: 2 hours · Essay · Nurses Fund`. */
export function PlannedRow({ session: { piece, quarters }, search }: PlannedRowProps) {
  const [first, ...others] = piece.applications;
  if (!first) return null;
  const isWhole = piece.title === first.scholarship_title;
  return (
    <p className="num flex items-start gap-2 py-1 text-sm text-muted">
      <CalendarClock aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        Planned: {hoursText(quarters)} · {!isWhole && `${piece.title} · `}
        <OpenLink application={first} search={search} className="text-muted" />
        {others.length > 0 && ` and ${others.length} more`}
      </span>
    </p>
  );
}
