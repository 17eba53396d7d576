import { useRef, useState } from "react";
import { quartersOf } from "#domain/planner/day-hours.ts";
import type { PlanSettings, StoredPlanSettings } from "#domain/planner/plan-settings.ts";
import { hoursText } from "#domain/planner/plan-words.ts";
import { formatDay } from "#domain/scholarships/days/days-left.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { HoursForm } from "./hours-form.tsx";
import { weekdayNames } from "./weekday-names.ts";

type PlanHoursProps = {
  settings: StoredPlanSettings;
  today: string;
  /** Whether a deadline ends the plan, unless the student chose a last day. */
  hasDeadline: boolean;
};

/** How much time the plan counts with, and the form that changes it. */
export function PlanHours({ settings, today, hasDeadline }: PlanHoursProps) {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    button.current?.focus();
  };
  const assumed = settings.updated_at === null;
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-[1.25rem]">Your time</h2>
          <p className="num text-[0.92rem] text-muted">
            {assumed && "We assume "}
            {settingsText(settings, today, hasDeadline)}
            {assumed && ". Set your own hours to get a plan that fits you."}
          </p>
        </div>
        <Button
          ref={button}
          variant={assumed && !editing ? "primary" : "quiet"}
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
          className="print:hidden"
        >
          {assumed ? "Set your hours" : "Change hours"}
        </Button>
      </div>
      {editing && <HoursForm key={settings.updated_at} settings={settings} today={today} onClose={close} />}
    </Card>
  );
}

/** `6 hours a week, on Mon and Wed, until Dec 31, with 2 days off`. */
function settingsText(
  { hours_a_week, weekdays, until, blocked_days }: PlanSettings,
  today: string,
  hasDeadline: boolean,
): string {
  const days = weekdays.length === 7 ? "every day" : `on ${weekdays.map((day) => weekdayNames[day]).join(", ")}`;
  const off = blocked_days.filter((day) => day >= today).length;
  const isAhead = until !== null && until >= today;
  return [
    `${hoursText(quartersOf(hours_a_week))} a week`,
    days,
    isAhead ? `until ${formatDay(until, today)}` : hasDeadline ? "until your last deadline" : "for the next 12 weeks",
    ...(off > 0 ? [off === 1 ? "1 day off" : `${off} days off`] : []),
  ].join(", ");
}
