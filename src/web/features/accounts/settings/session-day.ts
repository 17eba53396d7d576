import { daysBetween } from "#domain/calendar/day.ts";
import { longDay } from "#domain/calendar/format-day.ts";
import { localDay } from "#web/ui/use-today.ts";

/**
 * The day of a time in words: "today", "yesterday", or "on March 3, 2026". `today` is YYYY-MM-DD in the student's time
 * zone.
 */
export function dayWords(moment: string, today: string): string {
  const day = localDay(new Date(moment));
  const daysAgo = daysBetween(day, today);
  if (daysAgo <= 0) return "today";
  return daysAgo === 1 ? "yesterday" : `on ${longDay(day)}`;
}
