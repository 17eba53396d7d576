import fc from "fast-check";
import { expect, test } from "vitest";
import type { Application } from "../applications/application.ts";
import type { ChecklistTask } from "../applications/checklist.ts";
import { aidFormTaskId, checkTaskId } from "../applications/task-ids.ts";
import { daysAfter } from "../calendar/day.ts";
import { type OwnAidForm, usualAidForm } from "../profile/aid/own-aid-form.ts";
import { movedBetween } from "./moved.ts";
import { type EstimateOf, quartersLeft } from "./open-application.ts";
import { aidFormNext, makePlan, type Plan, quartersOfPlan } from "./plan.ts";
import { assumedSettings, type PlanSettings } from "./plan-settings.ts";
import { leftOutText } from "./plan-words.ts";

const today = "2026-11-23"; // a Monday
const settings: PlanSettings = { ...assumedSettings, hours_a_week: 7, weekdays: [0, 1, 2, 3, 4, 5, 6] };
const unknown: EstimateOf = () => undefined;

let made = 0;
function application(changes: Partial<Application> = {}): Application {
  made += 1;
  return {
    id: `application-${String(made).padStart(5, "0")}`,
    user_id: "maya",
    scholarship_id: null,
    scholarship_title: "Robotics Award",
    provider_name: "",
    amount: "",
    amount_min: 1000,
    amount_max: 1000,
    deadline: "2026-11-29",
    status: "not_started",
    application_url: null,
    notes: "",
    checklist: [],
    created_at: "2026-11-01T00:00:00.000Z",
    updated_at: "2026-11-01T00:00:00.000Z",
    submitted_at: null,
    deadline_confirmed: true,
    deadline_kind: null,
    deadline_text: null,
    ...changes,
  };
}

const task = (changes: Partial<ChecklistTask> = {}): ChecklistTask => ({
  ...{ id: "task", kind: "other", title: "Write", due: null, hours: 3, essay_name: null, done: false },
  ...changes,
});
const withTask = (changes: Partial<Application>, ofTask: Partial<ChecklistTask> = {}) =>
  application({ checklist: [task(ofTask)], ...changes });

type More = { settings?: Partial<PlanSettings>; today?: string; estimateOf?: EstimateOf; aidForm?: OwnAidForm };
const planOf = (applications: Application[], { settings: changes, ...more }: More = {}) =>
  makePlan(applications, {
    today,
    estimateOf: unknown,
    aidForm: usualAidForm,
    ...more,
    settings: { ...settings, ...changes },
  });

const titles = (list: { application: Application }[]) => list.map(({ application: each }) => each.scholarship_title);
const workOn = ({ days }: Plan) =>
  Object.fromEntries(
    days
      .filter(({ sessions }) => sessions.length > 0)
      .map(({ day, sessions }) => [day, sessions.map(({ piece, quarters }) => `${piece.title} ${quarters / 4}`)]),
  );

test("without a deadline letters are asked for before the essay is written, after what is to be checked", () => {
  const own = [
    task({ id: "essay", kind: "essay", title: "Write the essay", hours: 7 }),
    task({ id: "letters", kind: "letters", title: "Ask for letters", hours: 1 }),
    task({ id: checkTaskId, title: "Check", hours: 1 }),
  ];
  const { days } = planOf([application({ deadline: null, checklist: own })]);
  const order = days.flatMap(({ sessions }) => sessions.map(({ piece }) => piece.title));
  expect([...new Set(order)]).toEqual(["Check", "Ask for letters", "Write the essay"]);
});

test("twelve weeks have the hours of twelve weeks", () => {
  const plan = planOf([withTask({ deadline: null })], { settings: { hours_a_week: 6, weekdays: [1, 3, 5] } });
  expect(quartersOfPlan(plan).available).toBe(12 * 6 * 4);
});

test("the FAFSA has no date but is filed as early as possible, so the plan begins with it where no deadline is missed", () => {
  const aidForm = task({ id: aidFormTaskId, kind: "form", title: "File the FAFSA", hours: 1 });
  const pell = application({ scholarship_title: "Pell", deadline: null, checklist: [aidForm] });
  const ahead = withTask({ scholarship_title: "Essay Award", deadline: "2027-02-01" });
  const [first] = planOf([ahead, pell]).days.flatMap(({ sessions }) => sessions);
  expect(first?.piece.title).toBe("File the FAFSA");
  const urgent = withTask({ scholarship_title: "Due today", deadline: today }, { hours: 1 });
  expect(titles(planOf([urgent, pell], { settings: { until: "2026-12-24" } }).chosen)).toEqual(["Due today", "Pell"]);
});

test("what needs only the FAFSA waits for the day on which the student can file it, and others are planned without it", () => {
  const file = task({ id: "aid-form", kind: "form", title: "File the FAFSA", hours: 1 });
  const pell = application({ id: "pell", deadline: null, checklist: [task({ id: "check-requirements" }), file] });
  const essay = application({ id: "essay", checklist: [file, task({ kind: "essay", title: "Essay", hours: 1 })] });
  const plan = planOf([pell, essay], { aidForm: { opens: "2027-10-01", inPlace: null } });
  expect(workOn(plan)).toEqual({ "2026-11-23": ["Essay 1"] });
  expect(plan.leftOut).toMatchObject([{ reason: "form_later", opens: "2027-10-01" }]);
  const [left] = plan.leftOut;
  expect(left && leftOutText(left, { today, lastDay: plan.lastDay })).toBe(
    "You can file the FAFSA from October 1, 2027. There is nothing to do before that.",
  );
  expect(planOf([pell, essay]).leftOut).toEqual([]);
});

test("who cannot file the FAFSA has no hours for it, but for the question to the sponsor or the form of their state", () => {
  const file = task({ id: "aid-form", kind: "form", title: "File the FAFSA", hours: 1 });
  const either = { ...file, title: "File the FAFSA or your state's own form" };
  const pieces = (checklist: ChecklistTask[], inPlace: string) =>
    planOf([application({ checklist })], { aidForm: { opens: null, inPlace } }).days.flatMap(({ sessions }) =>
      sessions.map(({ piece }) => piece.title),
    );
  expect(pieces([file], "")).toEqual(["Ask the sponsor what to send in place of the FAFSA"]);
  expect(pieces([either], "the TASFA")).toEqual(["File the TASFA"]);
});

test("the FAFSA comes first where a usual time has passed and the next round needs it, once it can be filed for that round", () => {
  const file = (done: boolean) => task({ id: aidFormTaskId, kind: "form", title: "File the FAFSA", done });
  const isNext = (deadline: string, done = false) => {
    const grant = application({
      deadline,
      deadline_kind: "yearly",
      deadline_confirmed: false,
      checklist: [file(done)],
    });
    const plan = planOf([grant]);
    expect(plan.leftOut).toMatchObject([{ reason: "unannounced" }]);
    return aidFormNext(plan, today) !== undefined;
  };
  expect(isNext("2027-06-25")).toBe(true);
  expect(isNext("2027-06-25", true)).toBe(false);
  expect(isNext("2027-10-15")).toBe(false);
});

test("hours are filled day by day, the work that should be done first at the front", () => {
  const plan = planOf([
    withTask({ scholarship_title: "Later", deadline: "2026-12-20" }, { title: "Form", hours: 1 }),
    withTask({ scholarship_title: "Soon" }, { title: "Essay", hours: 2.5 }),
  ]);
  expect(workOn(plan)).toEqual({
    "2026-11-23": ["Essay 1"],
    "2026-11-24": ["Essay 1"],
    "2026-11-25": ["Essay 0.5", "Form 0.5"],
    "2026-11-26": ["Form 0.5"],
  });
  expect(plan.chosen.map(({ finish }) => finish)).toEqual(["2026-11-25", "2026-11-26"]);
  expect(plan).toMatchObject({ lastDay: "2026-12-20", gap: 0, leftOut: [] });
});

test("feedback on an essay comes after the essay", () => {
  const essay = task({ id: "essay", kind: "essay", title: "Write the essay", hours: 1 });
  const feedback = task({ id: "feedback", title: "Get feedback on the essay", hours: 1 });
  for (const deadline of ["2026-11-29", "2026-12-29"])
    expect(workOn(planOf([application({ deadline, checklist: [essay, feedback] })]))).toEqual({
      "2026-11-23": ["Write the essay 1"],
      "2026-11-24": ["Get feedback on the essay 1"],
    });
});

test("an essay that was written for one application takes no hours of what is left for another", () => {
  const essay = task({ id: "essay", kind: "essay", essay_name: "Why water", hours: 3 });
  const open = application({ id: "open", checklist: [essay, task({ id: "form", hours: 1 })] });
  const written = application({ id: "written", checklist: [{ ...essay, done: true }] });
  expect(quartersLeft("open", [open], { today, matchScore: 0 })).toBe(16);
  expect(quartersLeft("open", [open, written], { today, matchScore: 0 })).toBe(4);
});

test("letters are asked for weeks before the deadline, ahead of work that is due earlier", () => {
  const plan = planOf([
    withTask({ deadline: "2026-12-10" }, { title: "Essay", hours: 2 }),
    withTask({ deadline: "2026-12-20" }, { kind: "letters", title: "Letters", hours: 1 }),
  ]);
  expect(workOn(plan)["2026-11-23"]).toEqual(["Letters 1"]);
});

test("a day that a student chose for a task comes before the usual one, unless a deadline would be missed", () => {
  const chosen = withTask({ deadline: "2026-12-20" }, { title: "Chosen", hours: 2, due: "2026-11-24" });
  expect(workOn(planOf([withTask({ deadline: "2026-12-10" }), chosen]))["2026-11-23"]).toEqual(["Chosen 1"]);
  const urgent = withTask({ deadline: "2026-11-24" }, { title: "Urgent", hours: 2 });
  const plan = planOf([urgent, chosen]);
  expect(workOn(plan)["2026-11-23"]).toEqual(["Urgent 1"]);
  expect(plan.leftOut).toEqual([]);
});

test("a shared essay is written once, before the earlier deadline; the most hours of its tasks count", () => {
  const essay = { kind: "essay", hours: 5, essay_name: "My story" } as const;
  const plan = planOf([
    withTask({ deadline: "2026-11-29" }, essay),
    withTask({ deadline: "2026-12-20" }, { ...essay, hours: 4 }),
    withTask({ deadline: "2026-12-20" }, { ...essay, essay_name: "MY STORY" }),
  ]);
  expect(quartersOfPlan(plan).planned).toBe(5 * 4);
  expect(plan.chosen.map(({ finish }) => finish)).toEqual(["2026-11-27", "2026-11-27", "2026-11-27"]);
});

test("an essay that is done for one application takes no hours for another", () => {
  const essay = { kind: "essay", essay_name: "My story" } as const;
  const plan = planOf([
    withTask({ status: "submitted" }, { ...essay, done: true }),
    withTask({ scholarship_title: "Two" }, essay),
  ]);
  expect(plan.chosen).toMatchObject([{ application: { scholarship_title: "Two" }, finish: null, pieces: [] }]);
});

test("what does not fit even alone says how many hours it needs and how many are left", () => {
  const plan = planOf([withTask({ deadline: "2026-11-28" }, { hours: 14 })]);
  expect(plan.leftOut).toMatchObject([{ reason: "too_late", needs: 56, left: 24, day: "2026-11-28" }]);
});

test("what has no room beside better applications says how many hours are free", () => {
  const plan = planOf([
    withTask({ scholarship_title: "Small", amount_min: 500, amount_max: 500 }),
    withTask({ scholarship_title: "Large", amount_min: 9000, amount_max: 9000 }, { hours: 5 }),
  ]);
  expect(titles(plan.chosen)).toEqual(["Large"]);
  expect(plan.leftOut).toMatchObject([{ reason: "no_room", needs: 12, left: 8, day: "2026-11-29" }]);
});

test("passed, sent and finished applications: the first are left out, the second is no concern, the third is ready", () => {
  const plan = planOf([
    withTask({ scholarship_title: "Passed", deadline: "2026-11-22" }),
    withTask({ scholarship_title: "Last year's", deadline: "2026-11-22", deadline_confirmed: false }),
    withTask({ scholarship_title: "Next year's", deadline: "2027-11-22", deadline_confirmed: false }),
    withTask({ scholarship_title: "In October", deadline: null, deadline_text: "Usually in October." }),
    withTask(
      { scholarship_title: "In winter", deadline: null, deadline_text: "Usually in the winter." },
      { done: true },
    ),
    withTask({ scholarship_title: "Sent", status: "submitted" }),
    withTask({ scholarship_title: "Ready" }, { done: true }),
  ]);
  expect(plan.leftOut.map(({ reason }) => reason)).toEqual(["passed", "unannounced", "unannounced", "unannounced"]);
  expect(titles(plan.chosen)).toEqual(["Ready", "In winter"]);
  expect(plan.chosen.map(({ finish }) => finish)).toEqual([null, null]);
});

test("an application without a checklist takes the hours of the coach, by its match score", () => {
  const hoursFor = (matchScore: number) =>
    quartersOfPlan(
      planOf([application({ deadline: null })], { estimateOf: () => ({ chance: null, matchScore, isAid: false }) }),
    ).planned;
  expect([hoursFor(0), hoursFor(80)]).toEqual([4 * 4, 6 * 4]);
});

test("a task without hours takes the usual hours of its kind", () => {
  const plan = planOf([withTask({ deadline: null }, { kind: "transcript", hours: null })]);
  expect(quartersOfPlan(plan).planned).toBe(2);
});

test("expected dollars decide: a likely small scholarship comes before an unlikely large one", () => {
  const local = withTask({ id: "local", scholarship_title: "Local", amount_min: 1000, amount_max: 1000 }, { hours: 6 });
  const national = withTask({ id: "national", amount_min: 20_000, amount_max: 20_000 }, { hours: 6 });
  const chances: Record<string, number> = { local: 0.1, national: 0.0001 };
  const estimateOf: EstimateOf = ({ id }) => {
    const estimate = chances[id] ?? 0;
    return { chance: { low: estimate / 2, estimate, high: estimate * 2 }, matchScore: 0, isAid: false };
  };
  expect(titles(planOf([local, national], { estimateOf }).chosen)).toEqual(["Local"]);
  expect(titles(planOf([local, national]).chosen)).toEqual(["Robotics Award"]);
});

test("what has no round left for the student's class is left out, and says so", () => {
  const estimateOf: EstimateOf = () => ({ chance: null, matchScore: 20, isAid: false, isOver: true });
  const { chosen, leftOut } = planOf([withTask({}, { hours: 1 })], { estimateOf });
  expect(chosen).toEqual([]);
  expect(leftOut.map((left) => leftOutText(left, { today: "2026-11-22", lastDay: "2026-12-31" }))).toEqual([
    "Closed for your class.",
  ]);
});

test("an unknown chance counts like the lowest known one, and the plan says how many there are", () => {
  const known = withTask({ id: "known", scholarship_title: "Known", amount_min: 1001 }, { hours: 6 });
  const other = withTask({ scholarship_title: "Other" }, { hours: 6 });
  const estimateOf: EstimateOf = ({ id }) =>
    id === "known" ? { chance: { low: 0.01, estimate: 0.01, high: 0.01 }, matchScore: 0, isAid: false } : undefined;
  const plan = planOf([other, known], { estimateOf });
  expect(titles(plan.chosen)).toEqual(["Known"]);
  expect(plan.ranking).toEqual({ applications: 2, aid: 0, unknownChances: 1, unknownAmounts: 0 });
});

test("blocked days, days of the week and the last day bound the hours", () => {
  const plan = planOf([withTask({ deadline: null }, { hours: 1 })], {
    settings: { weekdays: [1, 3], hours_a_week: 2, blocked_days: ["2026-11-23"], until: "2026-12-02" },
  });
  expect(workOn(plan)).toEqual({ "2026-11-25": ["Write 1"] });
  expect(quartersOfPlan(plan).available).toBe(3 * 4);
  expect(plan.lastDay).toBe("2026-12-02");
});

test("without hours nothing is chosen, without applications the plan is empty", () => {
  expect(planOf([withTask({})], { settings: { hours_a_week: 0 } })).toMatchObject({
    chosen: [],
    leftOut: [{ reason: "too_late", left: 0 }],
  });
  expect(planOf([])).toMatchObject({ chosen: [], leftOut: [], gap: 0 });
});

test("when a day is missed the work moves to later days, and the plan says what moved", () => {
  const [first, second] = [
    withTask({ scholarship_title: "First" }, { hours: 3 }),
    withTask({ deadline: "2026-12-06" }, { hours: 2 }),
  ];
  const before = planOf([first, second]);
  const missed = planOf([first, second], { today: daysAfter(today, 1) });
  expect(movedBetween(before, missed)).toMatchObject({
    finish: [
      { application: first, before: "2026-11-25", after: "2026-11-26" },
      { application: second, before: "2026-11-27", after: "2026-11-28" },
    ],
    added: [],
    dropped: [],
  });
  expect(movedBetween(before, before)).toBeNull();
  const late = planOf([first, second], { today: "2026-11-28" });
  expect(movedBetween(before, late)?.dropped).toEqual([first]);
});

const anyApplication = fc
  .record({
    deadline: fc.option(fc.nat(30).map((days) => daysAfter(today, days))),
    amount: fc.option(fc.nat(5000)),
    tasks: fc.array(
      fc.record({
        hours: fc.nat(40).map((quarters) => quarters / 4),
        essay: fc.option(fc.constantFrom("Story", "Goals", "Community")),
        done: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ deadline, amount, tasks }) =>
    application({
      ...{ deadline, amount_min: amount, amount_max: amount },
      checklist: tasks.map(({ hours, essay, done }, at) => task({ id: String(at), hours, essay_name: essay, done })),
    }),
  );
const anySettings = fc.record({
  hours_a_week: fc.nat(100).map((quarters) => quarters / 4),
  weekdays: fc.uniqueArray(fc.nat(6), { minLength: 1 }).map((days) => days.sort()),
  blocked_days: fc.array(
    fc.nat(20).map((days) => daysAfter(today, days)),
    { maxLength: 5 },
  ),
  until: fc.option(fc.nat(40).map((days) => daysAfter(today, days))),
});

test("every plan keeps its days, its deadlines and its work", () => {
  fc.assert(
    fc.property(fc.array(anyApplication, { maxLength: 12 }), anySettings, (applications, changes) => {
      const plan = planOf(applications, { settings: changes });
      const done = new Map<string, number>();
      for (const { day, quarters, sessions } of plan.days) {
        expect(sessions.reduce((sum, each) => sum + each.quarters, 0)).toBeLessThanOrEqual(quarters);
        for (const { piece, quarters: worked } of sessions) {
          for (const { deadline } of piece.applications) expect(day <= (deadline ?? plan.lastDay)).toBe(true);
          done.set(piece.key, (done.get(piece.key) ?? 0) + worked);
        }
      }
      for (const { pieces } of plan.chosen)
        for (const { key, quarters } of pieces) expect(done.get(key) ?? 0).toBe(quarters);
      const shown = [...plan.chosen, ...plan.leftOut].map(({ application: each }) => each.id);
      expect(shown.sort()).toEqual(applications.map(({ id }) => id).sort());
      expect(planOf(applications, { settings: changes })).toEqual(plan);
    }),
    { numRuns: 150 },
  );
});

test("ten thousand applications are planned, and the plan says that it is not proved to be the best", () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    withTask(
      { amount_min: at, amount_max: at, deadline: daysAfter(today, at % 300) },
      { hours: (at % 7) + 1, essay_name: `Essay ${at % 900}` },
    ),
  );
  const plan = planOf(many, { settings: { hours_a_week: 20 } });
  expect(plan.gap).toBeNull();
  expect(plan.chosen.length + plan.leftOut.length).toBe(10_000);
});

test("aid that is no contest counts with its whole amount, and its FAFSA is filed once for all applications", () => {
  const fafsa = task({ id: "aid-form", kind: "form", title: "File the FAFSA", hours: 1 });
  const grants = ["Pell", "State grant"].map((scholarship_title) =>
    application({ scholarship_title, deadline: null, checklist: [fafsa], amount_max: 5000 }),
  );
  const contest = withTask({ scholarship_title: "Contest", amount_max: 9000 }, { hours: 1 });
  const plan = planOf([contest, ...grants], {
    settings: { hours_a_week: 1 },
    estimateOf: ({ scholarship_title }) =>
      scholarship_title === "Contest"
        ? { chance: { low: 0.1, estimate: 0.1, high: 0.1 }, matchScore: 90, isAid: false }
        : { chance: null, matchScore: 20, isAid: true },
    today,
  });
  expect(titles(plan.chosen)).toEqual(["Pell", "State grant"]);
  expect(plan.ranking).toEqual({ applications: 3, aid: 2, unknownChances: 0, unknownAmounts: 0 });
});
