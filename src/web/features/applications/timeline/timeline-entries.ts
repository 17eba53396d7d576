import { applicationsToWorkOn, laterForm } from "#domain/applications/aid-form-task.ts";
import type { Application } from "#domain/applications/application.ts";
import { isToDo } from "#domain/applications/application-status.ts";
import { isAidFormWithoutDay, type PlannedStep } from "#domain/applications/calendar/back-plan.ts";
import { backPlans, type PlanDays, stepsOnce } from "#domain/applications/calendar/back-plans.ts";
import type { ChecklistTask } from "#domain/applications/checklist.ts";
import { finishedWork, sharedKey } from "#domain/applications/shared-work.ts";
import { checkTaskId } from "#domain/applications/task-ids.ts";
import { applicationDeadlineState, isWithoutDate } from "#domain/applications/tracked-deadline.ts";
import { compareDays, daysAfter } from "#domain/calendar/day.ts";
import { dayOfYear, knownDay, longDay } from "#domain/calendar/format-day.ts";
import type { LeftOut } from "#domain/planner/choose-applications.ts";
import type { PlannedDay, Session } from "#domain/planner/schedule.ts";
import type { OwnAidForm } from "#domain/profile/aid/own-aid-form.ts";

/** A deadline, or with `step` something to do before it. `day` is YYYY-MM-DD. */
export type TimelineEntry = {
  day: string;
  application: Application;
  step: PlannedStep | null;
  /** The other applications that the step is for, such as those that need the FAFSA too. */
  others: readonly Application[];
  /** Whether it is the first step by a date that the sponsor has not confirmed. */
  isToCheck: boolean;
  /** At the first step of an application that the plan has no hours for: why. */
  notPlanned: "too_late" | "no_room" | null;
};

/** What is to be done on one day, and the work that the plan puts there. */
export type TimelineDay = { day: string; entries: TimelineEntry[]; sessions: readonly Session[] };

/** A week or a month with its days. */
type TimelinePeriod = { title: string /** Such as `Nov 22 – 28`. */; range: string | null; days: TimelineDay[] };

/** How many weeks are shown one by one; later days are grouped by month. */
const shownWeeks = 6;

/**
 * What a student has to do for the shown applications, earliest first: the deadlines of those that are not sent, and the open
 * steps. `all` are all applications of the student, whose days depend on each other; `leftOut` are those that their plan leaves out.
 */
export function timelineEntries(
  shown: readonly Application[],
  days: PlanDays,
  { all = shown, leftOut = [] }: { all?: readonly Application[]; leftOut?: readonly LeftOut[] } = {},
): TimelineEntry[] {
  const plans = backPlans(all, days);
  const firstSteps = shown.flatMap(({ id, deadline_confirmed }) => {
    // The FAFSA does not wait for the date.
    const first = deadline_confirmed ? null : plans.get(id)?.find(({ step, task }) => step !== "file" && !task?.due);
    return first ?? [];
  });
  const toCheck = new Set(firstSteps);
  const notPlanned = new Map(
    leftOut.flatMap(({ application: { id }, reason }) => {
      const first = plans.get(id)?.find(({ step }) => step !== "file");
      return first && (reason === "too_late" || reason === "no_room") ? [[first, reason] as const] : [];
    }),
  );
  const steps = stepsOnce(shown, plans).map(({ step, application, others }) => ({
    ...{ day: step.day, application, others, step },
    isToCheck: toCheck.has(step),
    // What is done for others too may be in the plan for them.
    notPlanned: others.length > 0 ? null : (notPlanned.get(step) ?? null),
  }));
  const deadlines = shown.flatMap((application) => {
    const { deadline, status } = application;
    if (deadline === null || !isToDo(status) || isWithoutDate(application, days.openFrom)) return [];
    return { day: deadline, application, others: [], step: null, isToCheck: false, notPlanned: null };
  });
  return [...steps, ...deadlines].sort((one, other) => compareDays(one.day, other.day));
}

/** Sorted days by week and then by month. Weeks begin on Sunday. */
export function periodsOf(days: readonly TimelineDay[], today: string): TimelinePeriod[] {
  const periods = new Map<string, TimelinePeriod>();
  const thisWeek = sundayOf(today);
  const laterFrom = daysAfter(thisWeek, 7 * shownWeeks);
  for (const day of days) {
    const start = day.day < laterFrom ? sundayOf(day.day) : day.day.slice(0, 7);
    const period = periods.get(start) ?? { ...titleOf(start, thisWeek), days: [] };
    period.days.push(day);
    periods.set(start, period);
  }
  return [...periods.values()];
}

/** Sorted entries by day. */
export function daysOf(entries: readonly TimelineEntry[]): TimelineDay[] {
  const days: TimelineDay[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last?.day === entry.day) last.entries.push(entry);
    else days.push({ day: entry.day, entries: [entry], sessions: [] });
  }
  return days;
}

/** The days with the work that the plan puts on them, and the days that have only such work. */
export function withPlan(days: readonly TimelineDay[], planned: readonly PlannedDay[]): TimelineDay[] {
  const sessionsOf = new Map(planned.map(({ day, sessions }) => [day, sessions]));
  const known = new Set(days.map(({ day }) => day));
  const added = planned.filter(({ day }) => !known.has(day)).map(({ day }) => ({ day, entries: [] }));
  return [...days, ...added]
    .map((each) => ({ ...each, sessions: sessionsOf.get(each.day) ?? [] }))
    .sort((one, other) => compareDays(one.day, other.day));
}

type Known = {
  all: readonly Application[];
  planned: readonly PlannedDay[];
  openFrom: string;
  /** As `makePlan` takes it. */
  aidForm: OwnAidForm;
};

/** Applications without a date, each with by when the plan has it done, as the plan's own list says it, or else what to do first. */
export function undatedOf(
  applications: readonly Application[],
  { all, planned, openFrom, aidForm }: Known,
): { application: Application; work: string }[] {
  const finished = finishedWork(all, openFrom);
  const workable = new Map(applicationsToWorkOn(applications, aidForm).map((each) => [each.id, each]));
  const workOf = (application: Application): string => {
    const has = ({ piece }: Session) => piece.applications.some(({ id }) => id === application.id);
    const last = planned.findLast(({ sessions }) => sessions.some(has));
    if (last) return ` · in your plan, done by ${dayOfYear(last.day)}`;
    // Until the next round is near there is nothing to do, as the plan says.
    if (applicationDeadlineState(application, openFrom) === "unannounced") return "";
    const later = laterForm(application.checklist, aidForm);
    if (later) return ` · you can file ${later.form} from ${longDay(later.opens)}`;
    const isOpen = (task: ChecklistTask) =>
      !task.done && !finished.has(sharedKey(task, application, openFrom) ?? task.id);
    const open = workable.get(application.id)?.checklist.filter(isOpen) ?? [];
    const first = open.find(isAidFormWithoutDay) ?? open[0];
    if (!first) return "";
    // What is to be checked is a list of its own, and stands in the application.
    return ` · first: ${first.id === checkTaskId ? first.title.replace(/: .*/, "") : first.title}`;
  };
  return applications
    .filter((each) => isToDo(each.status) && isWithoutDate(each, openFrom))
    .map((application) => ({ application, work: workOf(application) }));
}

/** The planned days up to `lastDay`, with only the work for these applications, which is named by them. */
export function plannedFor(
  applications: readonly Application[],
  planned: readonly PlannedDay[],
  lastDay: string | undefined,
): PlannedDay[] {
  const ids = new Set(applications.map(({ id }) => id));
  return planned
    .filter(({ day }) => lastDay === undefined || day <= lastDay)
    .map((each) => ({ ...each, sessions: each.sessions.flatMap((session) => sessionFor(session, ids)) }))
    .filter(({ sessions }) => sessions.length > 0);
}

function sessionFor(session: Session, ids: ReadonlySet<string>): Session[] {
  const applications = session.piece.applications.filter(({ id }) => ids.has(id));
  return applications.length > 0 ? [{ ...session, piece: { ...session.piece, applications } }] : [];
}

const sundayOf = (day: string) => daysAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

/** The heading of a week by its Sunday, or of a month (YYYY-MM). */
function titleOf(start: string, thisWeek: string): Pick<TimelinePeriod, "title" | "range"> {
  if (start.length === 7) return { title: knownDay(start), range: null };
  const range = weekRange(start);
  if (start === thisWeek) return { title: "This week", range };
  return start === daysAfter(thisWeek, 7) ? { title: "Next week", range } : { title: range, range: null };
}

/** `Nov 22 – 28`, or `Nov 29 – Dec 5`. */
function weekRange(sunday: string): string {
  const saturday = daysAfter(sunday, 6);
  const isOneMonth = sunday.slice(0, 7) === saturday.slice(0, 7);
  return `${dayOfYear(sunday)} – ${isOneMonth ? Number(saturday.slice(8)) : dayOfYear(saturday)}`;
}
