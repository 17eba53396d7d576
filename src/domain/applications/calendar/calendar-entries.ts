import { compareDays, daysAfter } from "../../calendar/day.ts";
import { longDay } from "../../calendar/format-day.ts";
import { oneLine } from "../../contact/typed-text.ts";
import type { Application } from "../application.ts";
import { applicationStatusLabels, isToDo } from "../application-status.ts";
import { isWithoutDate } from "../tracked-deadline.ts";
import { filesAidForm, leadTimes, type PlannedStep } from "./back-plan.ts";
import { backPlans, type StepFor, stepsOnce } from "./back-plans.ts";
import { stepText } from "./step-text.ts";

/** One day in a calendar: a deadline, or a step towards it. */
export type CalendarEntry = {
  /** Stays the same when the entry changes. ASCII without spaces. */
  id: string;
  /** YYYY-MM-DD. The entry lasts the whole day, so every calendar shows it on this day, in any time zone. */
  day: string;
  summary: string;
  description: string;
  /** When to remind, in hours from the start of the day. Example: -15 is 9 am on the day before. */
  alarmHours: readonly number[];
  created: Date;
  revised: Date;
};

/** Calendar apps load larger feeds slowly. */
const mostApplications = 500;
const mostEntries = 2000;
const daysShownAfter = 365;

const morning = 9;
const daysBefore = (days: number) => morning - days * 24;
const deadlineAlarms = [daysBefore(7), daysBefore(1), morning];

const endOfDay =
  "Laurel knows the day, but not the hour or the time zone. Submit a few days early, and check the time on the sponsor's site.";
const unconfirmed = "This is last year's date, not confirmed. Check the date on the sponsor's site.";
const checkFirst = "Check the date on the sponsor's site first.";
const lateStep = "The day that you chose has passed, so do it as soon as you can.";
const shortStep = "Less time than usual is left for this step, so begin soon.";

/**
 * The entries of a student's calendar: deadlines from a year ago on, and the open steps of each back-plan. At most
 * 2,000, the next ones first and then the past ones. Only what is still to do has alarms.
 */
export function calendarEntries(applications: readonly Application[], today: string): CalendarEntry[] {
  const oldest = daysAfter(today, -daysShownAfter);
  const recent = applications.filter(({ deadline }) => deadline === null || deadline >= oldest);
  const shown = nextFirst(recent, today, ({ deadline }) => deadline ?? today).slice(0, mostApplications);
  const plans = backPlans(applications, { openFrom: today, today });
  const deadlines = shown.flatMap((application) => deadlineOf(application, today));
  const steps = stepsOnce(shown, plans).map((each) => stepEntry(each, today));
  return nextFirst([...deadlines, ...steps], today, ({ day }) => day).slice(0, mostEntries);
}

/**
 * The deadline of one of a student's applications and its open steps. Empty when none of them has a day. A date of last year
 * that has passed is no entry, as nobody knows whether it was the deadline.
 */
export function entriesOf(
  application: Application,
  today: string,
  applications: readonly Application[] = [application],
): CalendarEntry[] {
  const steps = backPlans(applications, { openFrom: today, today }).get(application.id) ?? [];
  return [
    ...deadlineOf(application, today),
    ...steps.map((step) => stepEntry({ step, application, others: [] }, today)),
  ];
}

function deadlineOf(application: Application, today: string): CalendarEntry[] {
  const { deadline } = application;
  return deadline === null || isWithoutDate(application, today) ? [] : [deadlineEntry(application, deadline, today)];
}

function deadlineEntry(application: Application, day: string, today: string): CalendarEntry {
  const { id, scholarship_title, status, provider_name, amount, application_url, deadline_confirmed } = application;
  const toDo = isToDo(status);
  return {
    id: `${id}.deadline`,
    day,
    summary: oneLine(
      toDo
        ? `${deadline_confirmed ? "Deadline" : "Usually due"}: ${scholarship_title}`
        : `${applicationStatusLabels[status]}: ${scholarship_title}`,
    ),
    description: lines(
      [provider_name, amount].filter(Boolean).join(", "),
      `Status: ${applicationStatusLabels[status]}`,
      application_url && `Apply: ${application_url}`,
      toDo && !deadline_confirmed && unconfirmed,
      toDo && endOfDay,
    ),
    alarmHours: toDo && day >= today ? deadlineAlarms : [],
    created: new Date(application.created_at),
    revised: new Date(application.updated_at),
  };
}

function stepEntry({ step: planned, application, others }: StepFor<Application>, today: string): CalendarEntry {
  const { id, scholarship_title, status, application_url, deadline_confirmed } = application;
  const deadline = isWithoutDate(application, today) ? null : application.deadline;
  const { step, task, day, overdue, short } = planned;
  const isOfToday = day === today;
  const updated = new Date(application.updated_at);
  const startOfToday = new Date(`${today}T00:00:00Z`);
  return {
    id: [id, ...(task ? [encodeURIComponent(task.id)] : []), step].join("."),
    day,
    summary: oneLine(
      `${stepText(planned)} (${scholarship_title}${others.length > 0 ? ` and ${others.length} more` : ""})`,
    ),
    description: lines(
      deadline && `${deadline_confirmed ? "Deadline" : "Usually due"}: ${longDay(deadline)}`,
      deadline && !deadline_confirmed && checkFirst,
      application_url && `Apply: ${application_url}`,
      timeText(planned, deadline_confirmed) ??
        (task?.due == null && leadTimes.find((lead) => lead.step === step)?.reason),
    ),
    // What moves with today would ring every morning.
    alarmHours: isToDo(status) && day >= today && !(isOfToday && filesAidForm(planned)) ? [morning] : [],
    created: new Date(application.created_at),
    // So does a step with little time, which changes each day.
    revised: (overdue || short || isOfToday) && startOfToday > updated ? startOfToday : updated,
  };
}

/** That a step is late or has little time. A date that the sponsor has not confirmed presses nobody. */
function timeText({ overdue, short }: PlannedStep, isConfirmed: boolean): string | null {
  if (overdue) return lateStep;
  return short && isConfirmed ? shortStep : null;
}

const lines = (...texts: (string | false | null | undefined)[]) => texts.filter(Boolean).join("\n");

/** The items from today on, the next one first; then the past ones, the last one first. */
function nextFirst<T>(items: readonly T[], today: string, dayOf: (item: T) => string): T[] {
  const sorted = items.toSorted((one, other) => compareDays(dayOf(one), dayOf(other)));
  const next = sorted.filter((item) => dayOf(item) >= today);
  return [...next, ...sorted.filter((item) => dayOf(item) < today).toReversed()];
}
