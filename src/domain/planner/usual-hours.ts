import type { Application } from "../applications/application.ts";
import { daysBetween } from "../calendar/day.ts";
import { priorityRule } from "../matches/coach/coach-priority.ts";

const daysWithoutDeadline = 365;

type Dated = Pick<Application, "deadline" | "deadline_confirmed" | "amount_min" | "amount_max">;

/** The hours of the coach, for an application without a checklist. */
export function hoursWithoutTasks(
  { deadline, deadline_confirmed, amount_min, amount_max }: Dated,
  today: string,
  matchScore: number,
): number {
  return priorityRule({
    daysLeft: deadline === null ? daysWithoutDeadline : daysBetween(today, deadline),
    dueOn: null,
    deadline: deadline === null ? "none" : deadline_confirmed ? "fixed" : "yearly",
    pay: { dollars: amount_max || amount_min || 0, inFull: false, words: null },
    matchScore,
    isAid: false,
    isByAidForm: false,
  }).hours;
}
