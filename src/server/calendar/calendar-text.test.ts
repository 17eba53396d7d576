import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { CalendarEntry } from "#domain/applications/calendar/calendar-entries.ts";
import { calendarText } from "./calendar-text.ts";

const makeEntry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: "one.deadline",
  day: "2027-03-01",
  summary: "Deadline: Ocean Fund",
  description: "Status: In Progress",
  alarmHours: [],
  created: new Date("2026-12-01T10:00:00Z"),
  revised: new Date("2026-12-01T10:01:00Z"),
  ...changes,
});
const text = (...entries: CalendarEntry[]) => calendarText(entries, "https://laurel.test");

/** The events as another library reads them. */
const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
const onlyEvent = (entry: CalendarEntry) => eventsOf(text(entry))[0] as ICAL.Event;

test("an entry is an all-day event that leaves the day free", () => {
  const event = onlyEvent(makeEntry());
  expect(event.uid).toBe("one.deadline@laurel.test");
  expect(event.startDate.toString()).toBe("2027-03-01");
  expect(event.duration.toString()).toBe("P1D");
  expect(event.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  expect(event.component.getFirstPropertyValue("url")).toBe("https://laurel.test/applications");
});

test.each(["2027-03-14", "2027-11-07", "2028-02-29", "2027-12-31"])(
  "%s is one whole day, whatever the clocks of the United States do",
  (day) => {
    const event = onlyEvent(makeEntry({ day }));
    expect(event.startDate).toMatchObject({ isDate: true });
    expect(event.startDate.toString()).toBe(day);
    expect(event.duration.toString()).toBe("P1D");
  },
);

test.each([
  ["semicolons, commas and backslashes", 'A; B, C\\n \\; "quoted"'],
  ["line breaks that would start a property", "A\nBEGIN:VALARM\nEND:VEVENT"],
  ["200 wide characters", "😀".repeat(100)],
  ["a text that looks like a parameter", "X;VALUE=URI:http://evil.test"],
])("a title survives with %s", (_, summary) => {
  const event = onlyEvent(makeEntry({ summary, description: `${summary}\n${summary}` }));
  expect(event.summary).toBe(summary);
  expect(event.description).toBe(`${summary}\n${summary}`);
});

test("no line is longer than 75 bytes, and all end with CRLF", () => {
  const lines = text(makeEntry({ summary: "Ä😀".repeat(80) })).split("\r\n");
  expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes("\n"))).toBe(true);
});

test("alarms count from the start of the day", () => {
  const alarms = onlyEvent(makeEntry({ alarmHours: [-15, 9] })).component.getAllSubcomponents("valarm");
  const triggers = alarms.map((alarm) => alarm.getFirstProperty("trigger"));
  expect(triggers.map((trigger) => [trigger?.getParameter("related"), String(trigger?.getFirstValue())])).toEqual([
    ["START", "-PT15H"],
    ["START", "PT9H"],
  ]);
});

test("a later change has a larger sequence number and its own moment", () => {
  const later = onlyEvent(makeEntry({ revised: new Date("2026-12-03T10:00:00Z") }));
  expect(later.sequence).toBeGreaterThan(onlyEvent(makeEntry()).sequence);
  expect(String(later.component.getFirstPropertyValue("last-modified"))).toBe("2026-12-03T10:00:00Z");
});

test("the same entries give the same text", () => {
  expect(text(makeEntry(), makeEntry({ id: "two" }))).toBe(text(makeEntry(), makeEntry({ id: "two" })));
});

test("a calendar without entries can be read", () => {
  expect(eventsOf(text())).toEqual([]);
});
