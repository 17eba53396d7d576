import { daysAfter, daysBetween } from "../calendar/day.ts";
import type { PlanSettings } from "./plan-settings.ts";

/** Plans count in quarters of an hour, so that sums of hours are exact. */
const quartersAnHour = 4;

/** Hours as quarters of an hour, rounded up. */
export const quartersOf = (hours: number): number => Math.ceil(hours * quartersAnHour - 1e-9);
export const hoursOf = (quarters: number): number => quarters / quartersAnHour;

/** A day and the quarters of an hour that the student has on it. */
export type DayHours = { day: string; quarters: number };

/**
 * The days from `from` to `to`, each with its quarters of an hour. The hours of a week are spread evenly over its days,
 * in quarters: 6 hours on 7 days are three days of an hour and four of 45 minutes.
 */
export function dayHours(settings: PlanSettings, from: string, to: string): DayHours[] {
  const { weekdays, blocked_days } = settings;
  const weekly = quartersOf(settings.hours_a_week);
  const blocked = new Set(blocked_days);
  const quartersOn = (weekday: number) => {
    const at = weekdays.indexOf(weekday);
    if (at < 0) return 0;
    return Math.floor(((at + 1) * weekly) / weekdays.length) - Math.floor((at * weekly) / weekdays.length);
  };
  const byWeekday = Array.from({ length: 7 }, (_, weekday) => quartersOn(weekday));
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => {
    const day = daysAfter(from, at);
    return { day, quarters: blocked.has(day) ? 0 : (byWeekday[weekdayOf(day)] ?? 0) };
  });
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The quarters of an hour up to and including each day, for days after the last one too. */
export function capacityUntil(days: readonly DayHours[]): (day: string) => number {
  const sums: number[] = [];
  let sum = 0;
  for (const { quarters } of days) {
    sum += quarters;
    sums.push(sum);
  }
  const [first] = days;
  return (day) => {
    if (!first || day < first.day) return 0;
    return sums[Math.min(daysBetween(first.day, day), sums.length - 1)] ?? 0;
  };
}
