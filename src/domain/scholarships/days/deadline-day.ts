import { dayOf } from "../../calendar/day.ts";

const hourMs = 3_600_000;
/** American Samoa, the last place of the United States in which a day ends: UTC-11 all year. */
const latestUsOffsetHours = -11;

/**
 * The day, YYYY-MM-DD, that deadlines are compared with at a moment: `deadline >= deadlineDay(now)` is open. Server, SQL
 * and browser all use it. It is the calendar day in the latest zone of the United States: sponsors write a day without a zone, so a
 * deadline is open until that day has ended everywhere in the country.
 *
 * Example: a deadline of 2026-11-30 is open at 2026-12-01T10:59Z (5:59 am in New York) and has passed at 11:00Z.
 */
export function deadlineDay(now: Date): string {
  return dayOf(new Date(now.getTime() + latestUsOffsetHours * hourMs));
}
