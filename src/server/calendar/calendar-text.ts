import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  type ICalCalendar,
  ICalEventBusyStatus,
  ICalEventTransparency,
} from "ical-generator";
import type { CalendarEntry } from "#domain/applications/calendar/calendar-entries.ts";

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;
/** How often calendar apps should load the feed again. */
const refreshSeconds = 6 * hourSeconds;

/**
 * An iCalendar file (RFC 5545) with these entries. The same entries give the same text. `origin` is the public URL of
 * the site; its host makes the ids of the entries unique among all calendars.
 */
export function calendarText(entries: readonly CalendarEntry[], origin: string): string {
  const calendar = ical({
    name: "Laurel deadlines",
    description: "Scholarship deadlines and the steps toward them",
    prodId: { company: "Laurel", product: "Scholarship deadlines", language: "EN" },
    ttl: refreshSeconds,
  });
  for (const entry of entries) addEvent(calendar, entry, origin);
  return calendar.toString();
}

function addEvent(calendar: ICalCalendar, entry: CalendarEntry, origin: string): void {
  const start = new Date(`${entry.day}T00:00:00Z`);
  const event = calendar.createEvent({
    id: `${entry.id}@${new URL(origin).host}`,
    // Grows with each change, as calendar apps ignore an event with a smaller number than the one they have.
    sequence: Math.max(0, Math.floor((entry.revised.getTime() - entry.created.getTime()) / 1000)),
    stamp: entry.revised,
    lastModified: entry.revised,
    start,
    end: new Date(start.getTime() + daySeconds * 1000),
    allDay: true,
    summary: entry.summary,
    description: entry.description,
    url: `${origin}/applications`,
    // A deadline does not make the day busy.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  });
  for (const hours of entry.alarmHours)
    event
      .createAlarm({ type: ICalAlarmType.display, triggerAfter: hours * hourSeconds })
      .relatesTo(ICalAlarmRelatesTo.start);
}
