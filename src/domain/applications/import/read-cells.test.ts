import { expect, test } from "vitest";
import { fieldOfHeading } from "./columns.ts";
import { areDaysFirst, readChecklist, readDay, readMoment, readStatus } from "./read-cells.ts";

const today = "2026-11-18";
const days = { today, dayFirst: false };

test.each([
  ["2027-03-01", "2027-03-01"],
  ["3/1/2027", "2027-03-01"],
  ["03/01/27", "2027-03-01"],
  ["Mar 1, 2027", "2027-03-01"],
  ["1st of March 2027", "2027-03-01"],
  ["1-Mar-27", "2027-03-01"],
  ["Monday, March 1, 2027 11:59 PM", "2027-03-01"],
  ["1.3.2027", "2027-03-01"],
  ["March 1", "2027-03-01"],
  ["12/1", "2026-12-01"],
  ["2010-05-05", "2010-05-05"],
  ["", null],
  ["N/A", null],
  ["TBD", null],
  ["Rolling", null],
])("the day in %o is %o", (cell, value) => {
  expect(readDay(cell, days)).toEqual({ ok: true, value });
});

test.each(["someday", "2027-02-30", "13/13/2027", "45000"])("%o is no day", (cell) => {
  expect(readDay(cell, days)).toEqual({ ok: false });
});

test("one day that can only be read day first decides for its file", () => {
  expect(areDaysFirst(["04/03/2027", "25/03/2027"])).toBe(true);
  expect(areDaysFirst(["04/03/2027", "25/03/2027", "03/25/2027"])).toBe(false);
  expect(areDaysFirst(["04/03/2027", "March 25"])).toBe(false);
  expect(readDay("04/03/2027", { today, dayFirst: true })).toEqual({ ok: true, value: "2027-03-04" });
  expect(readDay("4.3.27", { today, dayFirst: true })).toEqual({ ok: true, value: "2027-03-04" });
});

test.each([
  ["Applied", "submitted"],
  ["Status: Applied", "submitted"],
  ["in-progress", "in_progress"],
  ["IN_PROGRESS", "in_progress"],
  ["Won!", "accepted"],
  ["Pending", "under_review"],
  ["not selected", "rejected"],
  ["To do", "not_started"],
  ["  ", "not_started"],
])("the status %o is %o", (cell, value) => {
  expect(readStatus(cell)).toEqual({ ok: true, value });
});

test("an unknown status is not guessed", () => {
  expect(readStatus("Perhaps")).toEqual({ ok: false });
});

test.each([
  ["2026-11-18T12:00:00.000Z", "2026-11-18T12:00:00.000Z"],
  ["11/1/2026", "2026-11-01T00:00:00.000Z"],
  ["", undefined],
])("the moment in %o is %o", (cell, expected) => {
  const read = readMoment(cell, days);
  expect(read.ok && read.value?.toISOString()).toBe(expected);
});

test("a list of words becomes tasks of the kinds that they name", () => {
  const tasks = readChecklist("Essay on leadership; 2 recommendation letters\nOfficial transcript;;FAFSA form; Video");
  expect(tasks).toMatchObject([
    { kind: "essay", title: "Essay on leadership" },
    { kind: "letters", title: "2 recommendation letters" },
    { kind: "transcript", title: "Official transcript" },
    { kind: "form", title: "FAFSA form" },
    { kind: "other", title: "Video", done: false },
  ]);
});

test.each([
  ["Scholarship Name", "scholarship_title"],
  ["Due date", "deadline"],
  [" DUE-DATE: ", "deadline"],
  ["Sponsor", "provider_name"],
  ["Award", "amount"],
  ["Website", "application_url"],
  ["submitted_at", "submitted_at"],
  ["My color", undefined],
  ["", undefined],
])("the heading %o names the field %o", (heading, field) => {
  expect(fieldOfHeading(heading)).toBe(field);
});
