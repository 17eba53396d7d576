import { expect, test } from "vitest";
import { checkedAgo, checkNotice, deadlineNotice, formatDay } from "./days-left.ts";
import { roundOver } from "./round-over.ts";

const today = "2026-11-21";
const fixed = (deadline: string) => ({ deadline, deadline_kind: "fixed", deadline_text: null }) as const;

test("a near deadline shows the days left and is marked soon", () => {
  expect(deadlineNotice(fixed("2026-11-30"), today)).toEqual({
    text: "Nov 30 · 9 days left",
    day: "Nov 30",
    left: "9 days left",
    note: null,
    soon: true,
  });
  expect(deadlineNotice(fixed("2026-11-22"), today).text).toBe("Nov 22 · 1 day left");
  expect(deadlineNotice(fixed("2026-11-21"), today)).toMatchObject({ text: "Due today", left: null, soon: true });
});

test("a far deadline shows the day and the days left", () => {
  expect(deadlineNotice(fixed("2027-02-28"), today)).toMatchObject({
    text: "Feb 28 · 99 days",
    left: "in 99 days",
    soon: false,
  });
});

test("a deadline almost a year ahead shows its year", () => {
  expect(formatDay("2027-11-01", today)).toBe("Nov 1, 2027");
});

test("a passed deadline shows when it closed", () => {
  expect(deadlineNotice(fixed("2026-03-01"), today)).toMatchObject({ text: "Closed Mar 1, 2026", soon: false });
});

test("a yearly deadline is never shown as confirmed", () => {
  const notice = deadlineNotice({ deadline: "2027-02-28", deadline_kind: "yearly", deadline_text: null }, today);
  expect(notice).toEqual({
    text: "Usually Feb 28",
    day: "Usually Feb 28",
    left: null,
    note: "Last year's date, not confirmed",
    soon: false,
  });
});

test("a day of last year that has passed does not say that the scholarship is closed, but when it comes again", () => {
  const known = { deadline: "2026-11-01", deadline_kind: "yearly", deadline_text: null } as const;
  expect(deadlineNotice(known, today)).toMatchObject({ text: "Next: about Nov 2027", soon: false });
  expect(roundOver(known, today)).toBe("Its usual time has passed. Next: about Nov 2027");
});

test("a near day of last year is not marked soon", () => {
  const notice = deadlineNotice({ deadline: "2026-11-25", deadline_kind: "yearly", deadline_text: null }, today);
  expect(notice).toMatchObject({ text: "Usually Nov 25", soon: false });
});

test("a yearly deadline that has passed shows about when the next one is, marked as a guess", () => {
  const yearly = (deadline: string) =>
    deadlineNotice({ deadline, deadline_kind: "yearly", deadline_text: null }, today);
  expect(yearly("2027-11-05")).toEqual({
    text: "Next: about Nov 2027",
    day: "Next: about Nov 2027",
    left: null,
    note: "A guess from its yearly date, Nov 5",
    soon: false,
  });
  expect(yearly("2027-05-23").text).toBe("Usually May 23");
  expect(yearly("2027-05-24").text).toBe("Next: about May 2027");
});

test("without a day the sponsor's words show, or that none is announced", () => {
  const unknown = { deadline: null, deadline_kind: "unknown", deadline_text: null } as const;
  expect(deadlineNotice(unknown, today).text).toBe("No date announced");
  expect(deadlineNotice({ ...unknown, deadline_text: "March" }, today).text).toBe("March");
  const words = "Opens each January; the closing date is not published.";
  expect(deadlineNotice({ ...unknown, deadline_text: words }, today)).toMatchObject({
    text: "No date announced",
    note: words,
  });
  const usual = "Usually at the end of February.";
  expect(deadlineNotice({ ...unknown, deadline_text: usual }, today)).toMatchObject({
    text: "Usually in February",
    note: usual,
  });
  expect(deadlineNotice({ ...unknown, deadline_text: "Usually in the winter." }, today).text).toBe(
    "Usually in the winter",
  );
  const two = "Usually in early October or early November.";
  expect(deadlineNotice({ ...unknown, deadline_text: two }, "2026-09-21")).toMatchObject({
    text: "Usually Oct–Nov",
    note: two,
  });
  expect(deadlineNotice({ ...unknown, deadline_text: two }, today).text).toBe("Next: about Oct–Nov 2027");
  expect(deadlineNotice({ ...unknown, deadline_kind: "rolling" }, today).text).toBe("Rolling");
});

test("the months that the words name show as the usual time", () => {
  const text = (deadline_text: string) =>
    deadlineNotice({ deadline: null, deadline_kind: "unknown", deadline_text }, "2026-11-29").text;
  expect(text("Most programs close between December and February.")).toBe("Usually Dec–Feb");
  expect(text("The last rounds closed in February; new dates are not published.")).toBe("Usually in February");
  expect(text("An earlier round closed on November 2, 2025; the next date is not published.")).toBe(
    "Next: about Nov 2027",
  );
});

test("a usual month that has passed is that of the next round", () => {
  const text = (deadline_text: string, day = today) =>
    deadlineNotice({ deadline: null, deadline_kind: "unknown", deadline_text }, day).text;
  expect(text("Usually in October.")).toBe("Next: about Oct 2027");
  expect(text("Usually before the fall")).toBe("Next: about Jun–Sep 2027");
  expect(text("Usually in the winter.", "2026-03-25")).toBe("Next: about Dec–Mar 2027");
  expect(text("Usually at the end of February.", "2026-03-01")).toBe("Next: about Feb 2027");
  expect(text("Usually in October.", "2026-10-31")).toBe("Usually in October");
});

test("freshness changes each day", () => {
  expect(checkedAgo(null, today)).toBe("Not checked by us yet");
  expect(checkedAgo("2026-11-21", today)).toBe("Checked today");
  expect(checkedAgo("2026-11-20", today)).toBe("Checked 1 day ago");
  expect(checkedAgo("2026-11-09", today)).toBe("Checked 12 days ago");
});

test("a check of more than 180 days ago is named in months, then in years", () => {
  expect(checkNotice("2026-05-25", today)).toBeNull();
  expect(checkNotice(null, today)).toBe("Not checked by us yet");
  expect(checkNotice("2026-05-24", today)).toBe("Last checked 5 months ago");
  expect(checkNotice("2025-11-20", today)).toBe("Last checked a year ago");
  expect(checkNotice("2024-11-01", today)).toBe("Last checked 2 years ago");
});

test("a date that follows the FAFSA says so, with the words as a note", () => {
  const words = "Follows the FAFSA; colleges set their own dates.";
  const notice = deadlineNotice({ deadline: null, deadline_kind: "unknown", deadline_text: words }, "2026-11-23");
  expect(notice).toMatchObject({ text: "Through the FAFSA", note: words, soon: false });
});

test("the days left are counted from the student's day, and a deadline is open until its day has ended everywhere", () => {
  const due = { deadline: "2026-12-01", deadline_kind: "fixed", deadline_text: null } as const;
  expect(deadlineNotice(due, "2026-11-28", "2026-11-29").text).toBe("Dec 1 · 2 days left");
  expect(deadlineNotice(due, "2026-11-30", "2026-12-01").text).toBe("Due today");
  expect(deadlineNotice(due, "2026-12-01", "2026-12-02").text).toBe("Open for a few more hours");
  expect(deadlineNotice(due, "2026-12-02", "2026-12-02").text).toMatch(/^Closed/);
});
