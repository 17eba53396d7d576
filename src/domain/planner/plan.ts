import { applicationsToWorkOn, laterForm } from "../applications/aid-form-task.ts";
import type { Application } from "../applications/application.ts";
import { aidFormOpensFor } from "../applications/shared-work.ts";
import { aidFormTaskId } from "../applications/task-ids.ts";
import { applicationDeadlineState } from "../applications/tracked-deadline.ts";
import { compareDays } from "../calendar/day.ts";
import type { OwnAidForm } from "../profile/aid/own-aid-form.ts";
import { chooseApplications, type LeftOut } from "./choose-applications.ts";
import { dayHours } from "./day-hours.ts";
import { type EstimateOf, type OpenApplication, openApplications } from "./open-application.ts";
import { lastDayOf, type PlanSettings } from "./plan-settings.ts";
import { type PlannedDay, plannedPieces, schedule } from "./schedule.ts";
import { type Ranking, worthsOf } from "./worth.ts";

export type PlannedApplication = OpenApplication & {
  /** The day its last piece of work is done; null when nothing is left to do but to send it. */
  finish: string | null;
};

export type Plan = {
  /** Every day from today to the last day of the plan. */
  days: PlannedDay[];
  lastDay: string;
  /** Whether any deadline is ahead. Without one the plan ends after 12 weeks. */
  hasDeadline: boolean;
  /** In the order in which they are finished. */
  chosen: PlannedApplication[];
  /** By deadline, those without one last. */
  leftOut: LeftOut[];
  ranking: Ranking;
  /** How much more the best plan can be worth, as a share: 0 when this is the best; null when that is not known. */
  gap: number | null;
};

/** `today` is YYYY-MM-DD. */
type Planning = { settings: PlanSettings; today: string; estimateOf: EstimateOf; aidForm: OwnAidForm };

/**
 * The plan of a student: the set of applications that is worth most for the hours until the last day, and which hours go
 * where. The same input gives the same plan.
 */
export function makePlan(
  applications: readonly Application[],
  { settings, today, estimateOf, aidForm }: Planning,
): Plan {
  const open = openApplications(applicationsToWorkOn(applications, aidForm), today, estimateOf);
  // Of the whole checklists: those that are planned are without the form.
  const later = new Map(applications.map(({ id, checklist }) => [id, laterForm(checklist, aidForm)]));
  const over = open.flatMap((each) => {
    if (estimateOf(each.application)?.isOver) return { ...each, reason: "class_over" } as LeftOut;
    const form = later.get(each.application.id);
    if (form) return { ...each, ...form, reason: "form_later" } as LeftOut;
    const state = applicationDeadlineState(each.application, today);
    return state === "passed" || state === "unannounced" ? [{ ...each, reason: state } as LeftOut] : [];
  });
  const isOver = new Set(over.map(({ application }) => application.id));
  const ahead = open.filter(({ application }) => !isOver.has(application.id));
  const deadlines = ahead.map(({ application }) => application.deadline);
  const lastDay = lastDayOf(settings.until, deadlines, today);
  const hours = dayHours(settings, today, lastDay);
  const { worths, ranking } = worthsOf(ahead);
  const { chosen, leftOut, gap } = chooseApplications(ahead, worths, { days: hours, lastDay });
  const days = schedule(plannedPieces(chosen, lastDay), hours);
  return {
    ...{ days, lastDay, ranking, gap },
    hasDeadline: deadlines.some((day) => day !== null && day >= today),
    chosen: inOrderOfFinish(chosen, days),
    leftOut: [...over, ...leftOut].sort(byDeadline),
  };
}

function inOrderOfFinish(chosen: readonly OpenApplication[], days: readonly PlannedDay[]): PlannedApplication[] {
  const finishOf = new Map<string, string>();
  for (const { day, sessions } of days)
    for (const { piece } of sessions) for (const { id } of piece.applications) finishOf.set(id, day);
  const finished = chosen.map((each) => ({ ...each, finish: finishOf.get(each.application.id) ?? null }));
  return finished.sort((one, other) => compareDays(one.finish ?? "", other.finish ?? "") || byDeadline(one, other));
}

const never = "9999";

const byDeadline = ({ application: one }: OpenApplication, { application: other }: OpenApplication) =>
  compareDays(one.deadline ?? never, other.deadline ?? never) || one.id.localeCompare(other.id);

/** The task to file the FAFSA, or the student's own form, where the next round of an application whose usual time has passed needs it and it can be filed today. */
export const aidFormNext = ({ leftOut }: Plan, today: string): string | undefined =>
  leftOut
    .filter(
      ({ reason, application: { deadline } }) =>
        reason === "unannounced" && aidFormOpensFor(deadline ?? today) <= today,
    )
    .flatMap(({ pieces }) => pieces.filter(({ key }) => key.startsWith(aidFormTaskId)))[0]?.title;

/** The quarters of an hour that the plan uses, and that the student has. */
export function quartersOfPlan({ days }: Plan): { planned: number; available: number } {
  const planned = days.flatMap(({ sessions }) => sessions).reduce((sum, { quarters }) => sum + quarters, 0);
  return { planned, available: days.reduce((sum, { quarters }) => sum + quarters, 0) };
}
