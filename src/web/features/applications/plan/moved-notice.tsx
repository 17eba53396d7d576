import { CalendarSync } from "lucide-react";
import type { Moved } from "#domain/planner/moved.ts";
import { formatDay } from "#domain/scholarships/days/days-left.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

const mostListed = 6;

type MovedNoticeProps = { moved: Moved; today: string; onClose: () => void };

/** What moved since the plan was opened. */
export function MovedNotice({ moved, today, onClose }: MovedNoticeProps) {
  const lines = movedLines(moved, today);
  const more = lines.length - mostListed;
  return (
    <Notice title="The plan changed" icon={<CalendarSync aria-hidden="true" />} className="print:hidden">
      <ul className="num grid gap-1">
        {lines.slice(0, mostListed).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
        {more > 0 && <li className="text-muted">And {more} more.</li>}
      </ul>
      <Button variant="quiet" size="sm" onClick={onClose} className="justify-self-start">
        Got it
      </Button>
    </Notice>
  );
}

function movedLines({ finish, added, dropped }: Moved, today: string): { id: string; text: string }[] {
  return [
    ...dropped.map(({ id, scholarship_title }) => ({ id, text: `${scholarship_title} no longer fits.` })),
    ...added.map(({ id, scholarship_title }) => ({ id, text: `${scholarship_title} fits now.` })),
    ...finish.map(({ application: { id, scholarship_title }, before, after }) => ({
      id,
      text: `${scholarship_title} is done on ${formatDay(after, today)} instead of ${formatDay(before, today)}.`,
    })),
  ];
}
