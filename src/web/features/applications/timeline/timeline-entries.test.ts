import { expect, test } from "vitest";
import { makeApplication } from "#tests/support/make-application.ts";
import { daysOf, periodsOf, timelineEntries, undatedOf } from "./timeline-entries.ts";

// A Sunday.
const today = "2026-11-22";
const days = { openFrom: today, today };
const essay = {
  id: "e",
  kind: "essay",
  title: "Essay",
  due: null,
  hours: null,
  essay_name: null,
  done: false,
} as const;
const due = (deadline: string) => makeApplication({ id: deadline, deadline });
const deadlines = (applications: Parameters<typeof timelineEntries>[0]) =>
  timelineEntries(applications, days).filter(({ step }) => step === null);

test("deadlines and the open steps before them are in the order of their days", () => {
  const entries = timelineEntries([makeApplication({ deadline: "2027-01-10", checklist: [essay] })], days);
  expect(entries.map(({ day, step }) => [day, step?.step ?? "deadline"])).toEqual([
    ["2026-12-27", "draft"],
    ["2027-01-03", "finish"],
    ["2027-01-07", "submit"],
    ["2027-01-10", "deadline"],
  ]);
});

test("a step is never before the student's day, which may be later than the day that deadlines are compared with", () => {
  const short = makeApplication({ deadline: "2026-11-25", checklist: [essay] });
  expect(timelineEntries([short], { openFrom: "2026-11-21", today })[0]?.day).toBe(today);
});

test("last year's date is to be checked before the first step, and not before each", () => {
  const application = makeApplication({ deadline: "2027-01-10", deadline_confirmed: false, checklist: [essay] });
  expect(timelineEntries([application], days).map(({ isToCheck }) => isToCheck)).toEqual([true, false, false, false]);
});

test("a sent application has no deadline any more, but its tasks with a day of their own stay", () => {
  const letters = { ...essay, kind: "letters", due: "2026-12-01" } as const;
  const sent = makeApplication({ deadline: "2026-12-20", status: "submitted", checklist: [letters] });
  expect(timelineEntries([sent], days).map(({ day, step }) => [day, step?.step])).toEqual([["2026-12-01", "ask"]]);
});

test("the FAFSA is one step of today for all applications that need it", () => {
  const aidForm = { ...essay, id: "aid-form", kind: "form", title: "File the FAFSA" } as const;
  const later = makeApplication({ id: "later", deadline: "2027-03-10", checklist: [aidForm] });
  const sooner = makeApplication({ id: "sooner", deadline: "2027-02-10", checklist: [aidForm] });
  const filed = (applications: Parameters<typeof timelineEntries>[0], all = applications) =>
    timelineEntries(applications, days, { all })
      .filter(({ step }) => step?.step === "file")
      .map(({ day, application, others }) => [day, application.id, others.map(({ id }) => id)]);
  expect(filed([later, sooner])).toEqual([[today, "later", ["sooner"]]]);
  expect(filed([later], [later, sooner])).toEqual([[today, "later", []]]);
  expect(filed([later, { ...sooner, checklist: [{ ...aidForm, done: true }] }])).toEqual([]);
});

test("the next weeks are shown one by one, later days by month", () => {
  const known = ["2026-11-22", "2026-11-28", "2026-11-29", "2026-12-31", "2027-01-02", "2027-01-03", "2027-03-01"];
  const periods = periodsOf(daysOf(deadlines(known.map(due))), today);
  expect(periods.map(({ title, range, days: shown }) => [title, range, shown.map(({ day }) => day)])).toEqual([
    ["This week", "Nov 22 – 28", ["2026-11-22", "2026-11-28"]],
    ["Next week", "Nov 29 – Dec 5", ["2026-11-29"]],
    ["Dec 27 – Jan 2", null, ["2026-12-31", "2027-01-02"]],
    ["January 2027", null, ["2027-01-03"]],
    ["March 2027", null, ["2027-03-01"]],
  ]);
});

test("entries of the same day are one day", () => {
  const entries = deadlines([due("2026-12-01"), { ...due("2026-12-01"), id: "other" }, due("2026-12-02")]);
  expect(daysOf(entries).map(({ day, entries: of }) => [day, of.length])).toEqual([
    ["2026-12-01", 2],
    ["2026-12-02", 1],
  ]);
});

test("what needs only the FAFSA says from when it can be filed, as the plan does", () => {
  const aidForm = { ...essay, id: "aid-form", kind: "form", title: "File the FAFSA", due: null } as const;
  const check = {
    ...essay,
    id: "check-requirements",
    kind: "other",
    title: "Check whether this fits you: GPA",
    due: null,
  };
  const pell = makeApplication({ id: "pell", deadline: null, checklist: [check, aidForm] as (typeof aidForm)[] });
  const workOn = (opens: string | null) =>
    undatedOf([pell], { all: [pell], planned: [], openFrom: today, aidForm: { opens, inPlace: null } })[0]?.work;
  expect(workOn("2027-10-01")).toBe(" · you can file the FAFSA from October 1, 2027");
  expect(workOn(null)).toBe(" · first: File the FAFSA");
});

test("who cannot file the FAFSA is told what they do in its place", () => {
  const aidForm = { ...essay, id: "aid-form", kind: "form", title: "File the FAFSA", due: null } as const;
  const pell = makeApplication({ id: "pell", deadline: null, checklist: [aidForm] as (typeof aidForm)[] });
  const known = { all: [pell], planned: [], openFrom: today, aidForm: { opens: null, inPlace: "" } };
  expect(undatedOf([pell], known)[0]?.work).toBe(" · first: Ask the sponsor what to send in place of the FAFSA");
});
