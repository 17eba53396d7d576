import fc from "fast-check";
import { expect, test } from "vitest";
import { daysAfter } from "../../calendar/day.ts";
import { applicationStatuses } from "../application-status.ts";
import { type ChecklistTask, type TaskKind, taskKinds } from "../checklist.ts";
import { backPlan, leadTimes } from "./back-plan.ts";

const today = "2027-01-04";
const task = (kind: TaskKind, changes: Partial<ChecklistTask> = {}): ChecklistTask => ({
  id: kind,
  kind,
  title: kind,
  due: null,
  hours: null,
  essay_name: null,
  done: false,
  ...changes,
});
const checklist = taskKinds.map((kind) => task(kind));
const planFor = (deadline: string | null, tasks = checklist, now = today) =>
  backPlan({ deadline, status: "not_started", checklist: tasks }, now);
const daysOf = (plan: ReturnType<typeof backPlan>) => plan.map(({ step, day }) => `${step} ${day}`);

test("with enough time every step has its usual day before the deadline", () => {
  expect(daysOf(planFor("2027-03-01"))).toEqual([
    "ask 2027-02-01",
    "request 2027-02-08",
    "draft 2027-02-15",
    "finish 2027-02-22",
    "do 2027-02-22",
    "fill 2027-02-24",
    "submit 2027-02-26",
  ]);
  expect(planFor("2027-03-01").some(({ overdue, short }) => overdue || short)).toBe(false);
});

test("with four days left letters are asked for today and the student's own work is spread over the days", () => {
  const plan = planFor("2027-01-08");
  expect(daysOf(plan)).toEqual([
    "ask 2027-01-04",
    "request 2027-01-04",
    "draft 2027-01-04",
    "finish 2027-01-06",
    "do 2027-01-06",
    "fill 2027-01-07",
    "submit 2027-01-07",
  ]);
  expect(plan.filter(({ short }) => !short).map(({ step }) => step)).toEqual(["submit"]);
});

test.each(["2027-01-04", "2027-01-08", "2027-01-20", "2027-03-01"])(
  "a plan for %s that is made today begins today at the earliest, and nothing is late",
  (deadline) => {
    const plan = planFor(deadline);
    expect(plan.filter(({ day, overdue }) => overdue || day < today)).toEqual([]);
  },
);

test("late letters do not shorten the time for the essay", () => {
  expect(daysOf(planFor("2027-01-22")).slice(0, 3)).toEqual([
    "ask 2027-01-04",
    "request 2027-01-04",
    "draft 2027-01-08",
  ]);
});

test("feedback on the essay has its day between the first draft and the end", () => {
  const feedback = task("other", { id: "feedback", title: "Get feedback on the essay" });
  const plan = planFor("2027-03-01", [task("essay"), feedback]);
  expect(daysOf(plan).slice(0, 3)).toEqual(["draft 2027-02-15", "do 2027-02-19", "finish 2027-02-22"]);
  const own = planFor("2027-03-01", [task("essay", { due: "2027-01-20" }), feedback]);
  expect(daysOf(own).slice(0, 3)).toEqual(["draft 2027-01-13", "do 2027-01-17", "finish 2027-01-20"]);
});

test("a form alone is not hurried by the lead time of an essay that is done", () => {
  const plan = planFor("2027-01-12", [task("essay", { done: true }), task("form")]);
  expect(daysOf(plan)).toEqual(["fill 2027-01-07", "submit 2027-01-09"]);
});

test("everything is due today on the day of the deadline", () => {
  expect(new Set(planFor(today).map(({ day }) => day))).toEqual(new Set([today]));
});

test("a day that the student chose stays, and submitting comes after it", () => {
  const plan = planFor("2027-03-01", [task("letters", { due: "2027-02-28" }), task("form")]);
  expect(daysOf(plan)).toEqual(["fill 2027-02-24", "ask 2027-02-28", "submit 2027-02-28"]);
});

test("a chosen day that has passed stays and is overdue", () => {
  const [first] = planFor("2027-03-01", [task("transcript", { due: "2027-01-03" })]);
  expect(first).toMatchObject({ step: "request", day: "2027-01-03", overdue: true });
});

test.each([
  ["2027-02-01", "2027-01-25"],
  ["2027-01-08", "2027-01-06"],
])("an essay that the student wants to finish on %s has its first draft on %s", (due, draft) => {
  expect(daysOf(planFor(null, [task("essay", { due })]))).toEqual([`draft ${draft}`, `finish ${due}`]);
});

test.each([
  ["without a deadline", { deadline: null }],
  ["after the deadline", { deadline: "2027-01-03" }],
  ["once it is sent", { status: "submitted" }],
] as const)("%s only tasks with a chosen day are planned", (_, changes) => {
  const tasks = [...checklist, task("other", { id: "thanks", due: "2027-03-05" })];
  const plan = backPlan({ deadline: "2027-03-01", status: "in_progress", checklist: tasks, ...changes }, today);
  expect(plan.map((step) => step.task?.id)).toEqual(["thanks"]);
});

test("once an application is sent, its late tasks and first drafts are no steps any more", () => {
  const late = task("letters", { due: "2027-01-03" });
  const tasks = [late, task("essay", { due: "2027-02-01" })];
  const plan = backPlan({ deadline: "2027-03-01", status: "submitted", checklist: tasks }, today);
  expect(daysOf(plan)).toEqual(["finish 2027-02-01"]);
});

const dueDays = fc.integer({ min: -60, max: 120 }).map((days) => daysAfter(today, days));
const tasks = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    kind: fc.constantFrom(...taskKinds),
    due: fc.option(dueDays),
    done: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
);
const applications = fc.record({
  deadline: fc.option(dueDays),
  status: fc.constantFrom(...applicationStatuses),
  checklist: tasks.map((rows) => rows.map((row) => task(row.kind, row))),
});
const order = leadTimes.map(({ step }) => step);

test("counted steps keep their order between today and the deadline", () => {
  fc.assert(
    fc.property(applications, (application) => {
      const counted = backPlan(application, today).filter((step) => (step.task?.due ?? null) === null);
      const days = counted.map(({ day }) => day);
      expect(days.every((day) => day >= today && day <= (application.deadline ?? ""))).toBe(true);
      const inOrder = counted.toSorted((one, other) => order.indexOf(one.step) - order.indexOf(other.step));
      expect(inOrder.map(({ day }) => day)).toEqual(days.toSorted());
    }),
  );
});

test("a chosen day always wins", () => {
  fc.assert(
    fc.property(applications, (application) => {
      const plan = backPlan({ ...application, status: "in_progress" }, today);
      const chosen = application.checklist.filter(({ due, done }) => due !== null && !done);
      for (const open of chosen) {
        const steps = plan.filter((step) => step.task === open);
        expect(steps.at(-1)?.day).toBe(open.due);
        expect(steps.every(({ day }) => day <= (open.due as string))).toBe(true);
      }
    }),
  );
});

test("each open task of an application that can be sent is planned, and no task that is done", () => {
  fc.assert(
    fc.property(applications, (application) => {
      const planned = new Set(
        backPlan({ ...application, status: "in_progress", deadline: "2027-04-01" }, today).map((step) => step.task),
      );
      expect(planned).toEqual(new Set([null, ...application.checklist.filter(({ done }) => !done)]));
    }),
  );
});

test("the plan is sorted by day", () => {
  fc.assert(
    fc.property(applications, (application) => {
      const days = backPlan(application, today).map(({ day }) => day);
      expect(days).toEqual(days.toSorted());
    }),
  );
});

test("what is to be checked comes before all other work", () => {
  const task = { kind: "other", due: null, hours: null, essay_name: null, done: false } as const;
  const checklist = [
    { ...task, id: "essay", kind: "essay" as const, title: "Write the essay" },
    { ...task, id: "check-requirements", title: "Check whether this fits you: GPA" },
  ];
  for (const deadline of ["2026-12-01", "2026-12-10", "2027-02-15"]) {
    const [first] = backPlan({ deadline, status: "not_started", checklist }, "2026-11-29");
    expect(first).toMatchObject({ step: "check", task: { id: "check-requirements" } });
  }
});

test("the FAFSA is filed as soon as it opens, and hurries no essay", () => {
  const plain = { due: null, hours: null, essay_name: null, done: false } as const;
  const checklist = [
    { ...plain, id: "essay", kind: "essay" as const, title: "Write the essay" },
    { ...plain, id: "aid-form", kind: "form" as const, title: "File the FAFSA" },
    { ...plain, id: "letters", kind: "letters" as const, title: "Ask for letters" },
  ];
  const stepsFor = (deadline: string) => daysOf(planFor(deadline, checklist)).slice(0, 3);
  expect(stepsFor("2027-03-01")).toEqual(["file 2027-01-04", "ask 2027-02-01", "draft 2027-02-15"]);
  expect(stepsFor("2027-01-20")).toEqual(["file 2027-01-04", "ask 2027-01-04", "draft 2027-01-06"]);
  // The form of the next school year opens on October 1.
  expect(stepsFor("2027-12-15")[0]).toBe("file 2027-10-01");
});
