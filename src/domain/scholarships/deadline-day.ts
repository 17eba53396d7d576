const hourMs = 3_600_000;
/** American Samoa, the last place of the United States in which a day ends: UTC-11 all year. */
const latestUsOffsetHours = -11;

/**
 * The day, YYYY-MM-DD, that deadlines are compared with at a moment: the calendar day in the latest zone of the United
 * States. Sponsors write a day without a zone, so a deadline counts until that day has ended everywhere in the country.
 *
 * Example: a deadline of 2026-11-30 is open at 2026-12-01T10:59Z (5:59 am in New York) and over at 11:00Z.
 *
 * SQL callers and the browser compare with this day and with nothing else: `deadline >= ${deadlineDay(now)}` is open.
 */
export function deadlineDay(now: Date): string {
  return new Date(now.getTime() + latestUsOffsetHours * hourMs).toISOString().slice(0, 10);
}

/**
 * Whether a deadline (YYYY-MM-DD) has passed at a moment. `zone` is the sponsor's zone as an IANA name, such as
 * "America/New_York", where it is known; without it the latest zone of the United States decides, as in `deadlineDay`.
 */
export function hasDeadlinePassed(deadline: string, now: Date, zone: string | null = null): boolean {
  return deadline < (zone === null ? deadlineDay(now) : dayIn(zone, now));
}

function dayIn(zone: string, now: Date): string {
  // The Swedish form of a date is YYYY-MM-DD.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" }).format(now);
}
