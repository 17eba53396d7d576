import { daysAfter } from "../calendar/day.ts";
import { weekdayOf } from "./day-hours.ts";
import type { Plan } from "./plan.ts";
import type { PlannedDay } from "./schedule.ts";

/** A week of a plan, from Sunday to Saturday; the first begins today. Hours are quarters of an hour. */
export type PlannedWeek = {
  from: string;
  to: string;
  available: number;
  planned: number;
  /** The days with work. */
  days: PlannedDay[];
  /** How many chosen applications are due. */
  due: number;
};

export function weeksOf({ days, chosen }: Plan): PlannedWeek[] {
  const weeks: PlannedWeek[] = [];
  for (const day of days) {
    let week = weeks.at(-1);
    if (!week || day.day > week.to) {
      const to = daysAfter(day.day, 6 - weekdayOf(day.day));
      week = { from: day.day, to, available: 0, planned: 0, days: [], due: 0 };
      weeks.push(week);
    }
    week.available += day.quarters;
    week.planned += day.sessions.reduce((sum, { quarters }) => sum + quarters, 0);
    if (day.sessions.length > 0) week.days.push(day);
  }
  for (const { application } of chosen) {
    const { deadline } = application;
    const week = deadline && weeks.find(({ from, to }) => from <= deadline && deadline <= to);
    if (week) week.due += 1;
  }
  return weeks;
}
