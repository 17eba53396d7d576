const hourMs = 3_600_000;
/** American Samoa, the last place of the United States in which a day ends: UTC-11 all year. */
const latestUsOffsetHours = -11;

/**
 * The day, YYYY-MM-DD, that deadlines are compared with at a moment: `deadline >= deadlineDay(now)` is open. Server, SQL
 * and browser all use it. `zone` is the sponsor's time zone as an IANA name, such as "America/New_York", where known.
 * Without it the calendar day in the latest zone of the United States counts: sponsors write a day without a zone, so a
 * deadline is open until that day has ended everywhere in the country.
 *
 * Example: a deadline of 2026-11-30 is open at 2026-12-01T10:59Z (5:59 am in New York) and has passed at 11:00Z.
 */
export function deadlineDay(now: Date, zone: string | null = null): string {
  if (zone === null) return new Date(now.getTime() + latestUsOffsetHours * hourMs).toISOString().slice(0, 10);
  // Sweden writes dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" }).format(now);
}
