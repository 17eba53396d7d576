import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { dayOfYear } from "#domain/calendar/format-day.ts";
import { PlanSettings, type StoredPlanSettings } from "#domain/planner/plan-settings.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { MultiChoice } from "#web/ui/forms/multi-choice.tsx";
import { NumberField } from "#web/ui/forms/number-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSavePlanSettings } from "./plan-api.ts";
import { weekdayNames } from "./weekday-names.ts";

const weekdayOptions = weekdayNames.map((label, day) => ({ value: String(day), label }));

type Draft = { hours_a_week: number | null; weekdays: string[]; until: string; blocked_days: string[] };
type Errors = Partial<Record<string, string>>;

type HoursFormProps = { settings: StoredPlanSettings; today: string; onClose: () => void };

/** The form for the hours a week, their days and the end of the plan. */
export function HoursForm({ settings, today, onClose }: HoursFormProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(settings, today));
  const [errors, setErrors] = useState<Errors>({});
  const { mutate } = useSavePlanSettings();
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = PlanSettings.safeParse({
      ...draft,
      weekdays: draft.weekdays.map(Number),
      until: draft.until || null,
    });
    if (!read.success) {
      const form = event.currentTarget;
      flushSync(() => setErrors(errorsOf(read.error.issues)));
      form.querySelector<HTMLElement>("[aria-invalid], fieldset[aria-describedby]")?.focus();
      return;
    }
    mutate({ from: settings, to: read.data });
    onClose();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 border-t border-line pt-4 print:hidden">
      <div className="grid gap-4 sm:grid-cols-2 lg:max-w-[36rem]">
        <NumberField
          label="Hours a week"
          value={draft.hours_a_week}
          onChange={(hours_a_week) => change({ hours_a_week })}
          error={errors.hours_a_week}
        />
        <TextField
          label="Plan until"
          optional
          hint="Leave it blank to plan up to your last deadline."
          type="date"
          min={today}
          value={draft.until}
          onChange={({ target }) => change({ until: target.value })}
          error={errors.until}
        />
      </div>
      <MultiChoice
        label="Days of the week"
        options={weekdayOptions}
        value={draft.weekdays}
        onChange={(weekdays) => change({ weekdays })}
        error={errors.weekdays}
      />
      <DaysOff days={draft.blocked_days} onChange={(blocked_days) => change({ blocked_days })} today={today} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Save hours</Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const errorsOf = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): Errors =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));

/** The settings without what has passed. */
const draftOf = ({ hours_a_week, weekdays, until, blocked_days }: StoredPlanSettings, today: string): Draft => ({
  hours_a_week,
  weekdays: weekdays.map(String),
  until: until !== null && until >= today ? until : "",
  blocked_days: blocked_days.filter((day) => day >= today),
});

type DaysOffProps = { days: readonly string[]; onChange: (days: string[]) => void; today: string };

/** Days without hours: a date to add, and the chosen ones to remove. */
function DaysOff({ days, onChange, today }: DaysOffProps) {
  const [day, setDay] = useState("");
  const add = () => {
    if (day >= today) onChange([...new Set([...days, day])].sort());
    setDay("");
  };
  return (
    <fieldset className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="Days off"
          optional
          type="date"
          min={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          className="min-w-0 flex-1 sm:max-w-[17rem]"
        />
        <Button variant="quiet" onClick={add} disabled={day < today}>
          Add day off
        </Button>
      </div>
      {days.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {days.map((each) => (
            <li key={each}>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Remove the day off on ${dayOfYear(each)}`}
                onClick={() => onChange(days.filter((other) => other !== each))}
              >
                {dayOfYear(each)}
                <X aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
