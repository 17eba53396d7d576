import { CalendarPlus } from "lucide-react";
import type { Application } from "#domain/applications/application.ts";
import { buttonClasses } from "#web/ui/controls/button.tsx";

/** Downloads an application as a calendar file; nothing without any day to put into it. */
export function AddToCalendar({ application }: { application: Application }) {
  const { id, deadline, checklist } = application;
  const hasDay = deadline !== null || checklist.some(({ due, done }) => due !== null && !done);
  if (!hasDay) return null;
  return (
    <a
      href={`/api/applications/${encodeURIComponent(id)}/calendar.ics`}
      download
      className={buttonClasses({ variant: "quiet" })}
    >
      <CalendarPlus aria-hidden="true" strokeWidth={1.75} className="size-4" />
      <span>
        <span className="max-sm:sr-only">Add to </span>
        <span className="inline-block max-sm:first-letter:uppercase">calendar</span>
      </span>
    </a>
  );
}
