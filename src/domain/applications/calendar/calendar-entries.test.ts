import { expect, test } from "vitest";
import { makeApplication } from "#tests/support/make-application.ts";
import type { Application } from "../application.ts";
import type { ChecklistTask } from "../checklist.ts";
import { calendarEntries, entriesOf } from "./calendar-entries.ts";

const today = "2027-01-04";
const tracked = (facts: Partial<Application> = {}) =>
  makeApplication({
    id: "one",
    scholarship_title: "Ocean Fund",
    deadline: "2027-03-01",
    status: "in_progress",
    application_url: "https://ocean.test/apply",
    notes: "private",
    ...facts,
  });
const letters: ChecklistTask = {
  id: "letters 1",
  kind: "letters",
  title: "Two letters",
  due: null,
  hours: null,
  essay_name: null,
  done: false,
};

test("an application gives its deadline and the steps of its back-plan", () => {
  const entries = entriesOf(tracked({ checklist: [letters] }), today);
  expect(entries.map(({ id, day, summary }) => [id, day, summary])).toEqual([
    ["one.deadline", "2027-03-01", "Deadline: Ocean Fund"],
    ["one.letters%201.ask", "2027-02-01", "Ask for: Two letters (Ocean Fund)"],
    ["one.submit", "2027-02-26", "Submit the application (Ocean Fund)"],
  ]);
});

test("a deadline that the sponsor has not confirmed says so in its title and its steps", () => {
  const [deadline, ...steps] = entriesOf(tracked({ deadline_confirmed: false, checklist: [letters] }), today);
  expect(deadline?.summary).toBe("Usually due: Ocean Fund");
  expect(deadline?.description).toContain("last year's date, not confirmed");
  expect(steps.map(({ description }) => description.split("\n")[0])).toEqual(
    steps.map(() => "Usually due: March 1, 2027"),
  );
  expect(steps.map(({ description }) => description.split("\n")[1])).toEqual(
    steps.map(() => "Check the date on the sponsor's site first."),
  );
});

test("last year's date is no entry once it has passed, and the steps do not name it", () => {
  const due = { ...letters, due: "2027-01-20" };
  const entries = entriesOf(tracked({ deadline: "2027-01-02", deadline_confirmed: false, checklist: [due] }), today);
  expect(entries.map(({ id }) => id)).toEqual(["one.letters%201.ask"]);
  expect(entries[0]?.description).not.toContain("January 2");
});

test("a step with little time says so, and by a date that is not confirmed it only says to check the date", () => {
  const textOf = (deadline_confirmed: boolean) =>
    entriesOf(tracked({ deadline: "2027-01-10", deadline_confirmed, checklist: [letters] }), today)[1]?.description;
  expect(textOf(true)).toContain("Less time than usual is left for this step");
  expect(textOf(false)).not.toContain("Less time");
});

test("a deadline reminds a week before, on the day before and on the day, at 9 am", () => {
  expect(entriesOf(tracked(), today)[0]?.alarmHours).toEqual([-159, -15, 9]);
});

test("an application that was sent stays in the calendar with its status, without alarms", () => {
  const entries = entriesOf(tracked({ status: "under_review", checklist: [{ ...letters, due: "2027-02-01" }] }), today);
  expect(entries.map(({ summary }) => summary)).toEqual([
    "Under Review: Ocean Fund",
    "Ask for: Two letters (Ocean Fund)",
  ]);
  expect(entries.flatMap(({ alarmHours }) => alarmHours)).toEqual([]);
});

test("an application without a deadline gives only the tasks with a day", () => {
  expect(entriesOf(tracked({ deadline: null, checklist: [letters] }), today)).toEqual([]);
  const own = tracked({ deadline: null, checklist: [{ ...letters, due: "2027-02-01" }] });
  expect(entriesOf(own, today).map(({ day }) => day)).toEqual(["2027-02-01"]);
});

test("a past deadline has no alarms", () => {
  expect(entriesOf(tracked({ deadline: "2027-01-03" }), today).map(({ alarmHours }) => alarmHours)).toEqual([[]]);
});

test("notes stay out of the calendar, as anyone with its URL can read it", () => {
  expect(JSON.stringify(entriesOf(tracked(), today))).not.toContain("private");
});

test("a late step is revised each day, as it moves with today", () => {
  const soon = tracked({ deadline: "2027-01-08", checklist: [letters] });
  const ask = entriesOf(soon, today).find(({ id }) => id.endsWith("ask"));
  expect(ask).toMatchObject({ day: today, revised: new Date("2027-01-04T00:00:00Z") });
  expect(entriesOf(soon, today)[0]?.revised).toEqual(new Date(soon.updated_at));
});

test("an id is plain text even when the browser gave the task a strange one", () => {
  const strange = { ...letters, id: "x\r\nATTENDEE:y 😀" };
  const ids = entriesOf(tracked({ checklist: [strange] }), today).map(({ id }) => id);
  expect(ids.every((id) => /^[\x21-\x7e]+$/.test(id))).toBe(true);
});

test("a calendar begins with the next day, ends with the oldest, and forgets deadlines of more than a year ago", () => {
  const deadlines = ["2026-12-01", "2027-05-01", "2025-12-01", "2027-02-01", "2026-03-01"];
  const sent = deadlines.map((deadline) => tracked({ id: deadline, deadline, status: "submitted" }));
  expect(calendarEntries(sent, today).map(({ day }) => day)).toEqual([
    "2027-02-01",
    "2027-05-01",
    "2026-12-01",
    "2026-03-01",
  ]);
});

test("a calendar has at most 2,000 entries, and they are the next ones", () => {
  const checklist = Array.from({ length: 40 }, (_, index) => ({ ...letters, id: String(index) }));
  const many = Array.from({ length: 2000 }, (_, index) =>
    tracked({ id: String(index), deadline: index % 2 === 0 ? "2027-03-01" : "2028-03-01", checklist }),
  );
  const entries = calendarEntries(many, today);
  expect(entries).toHaveLength(2000);
  expect(entries.every(({ day }) => day < "2028-01-01")).toBe(true);
});
