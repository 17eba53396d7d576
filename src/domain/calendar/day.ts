/** The milliseconds of a day of 24 hours. */
export const dayMs = 86_400_000;

/** The calendar day of a moment in UTC, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Whole days from one YYYY-MM-DD day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** The YYYY-MM-DD day that is `days` after another. */
export function daysAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs));
}

/** The order of two YYYY-MM-DD days for `sort`: the earlier one first. */
export function compareDays(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** "2026-11-23" as 20261123. Makes no strings, because thousands of birthdays are compared with each scholarship. */
export function dayAsNumber(day: string): number {
  let number = 0;
  for (let at = 0; at < day.length; at++) if (at !== 4 && at !== 7) number = 10 * number + day.charCodeAt(at) - zero;
  return number;
}
const zero = "0".charCodeAt(0);
