import { compareDays, daysAfter, daysBetween } from "../../calendar/day.ts";
import type { Application } from "../application.ts";
import { isSent } from "../application-status.ts";
import type { ChecklistTask, TaskKind } from "../checklist.ts";
import { aidFormOpensFor } from "../shared-work.ts";
import { aidFormTaskId, checkTaskId, documentsTaskId } from "../task-ids.ts";

/**
 * The steps of an application in their order, each with its usual number of days before the deadline. Published advice
 * differs by a week or two; the table takes middle values. `asksOthers` marks what takes the time of others and not the student's.
 * - The FAFSA has no such number: it is filed as soon as it opens, because some aid is given while it lasts, and states and colleges
 *   have dates of their own (Federal Student Aid). The number only says when little time is left.
 * - Gathering what is not listed: it may be letters.
 * - Letters: four to six weeks (Metropolitan State University of Denver), at least three (San Francisco State).
 * - Transcripts: two to ten business days in the school's office (San José State, eLearners), then the mail.
 * - Essays: a week for the first draft and a week for revising (Take Stock in Children), with days between drafts
 *   (Northern Arizona University).
 * - Submitting: some days early, since sites fail and mail takes time (EducationQuest).
 */
export const leadTimes = [
  { step: "check", days: 28, asksOthers: false, reason: "Before other work, find out whether you can apply." },
  {
    step: "file",
    days: 28,
    asksOthers: true,
    reason: "Colleges and states may want the form before the sponsor does.",
  },
  { step: "ask", days: 28, asksOthers: true, reason: "People who write letters need about four weeks." },
  {
    step: "gather",
    days: 28,
    asksOthers: false,
    reason: "If the sponsor wants letters or a transcript, they take weeks.",
  },
  { step: "request", days: 21, asksOthers: true, reason: "Your school may need two weeks, and the mail another one." },
  { step: "draft", days: 14, asksOthers: false, reason: "A draft is easier to improve after a few days." },
  { step: "finish", days: 7, asksOthers: false, reason: "A week leaves time for someone else to read the essay." },
  { step: "do", days: 7, asksOthers: false, reason: "A week leaves time if something turns out to be missing." },
  { step: "fill", days: 5, asksOthers: false, reason: "Forms ask for facts that you may have to look up." },
  { step: "submit", days: 3, asksOthers: false, reason: "Sites are slow on the last day, and some fail." },
] as const;
type Lead = (typeof leadTimes)[number];
export type StepName = Lead["step"];

const stepNames = leadTimes.map(({ step }) => step);
const leadOf = Object.fromEntries(leadTimes.map((lead) => [lead.step, lead])) as Record<StepName, Lead>;

/** The steps of a task of each kind. */
const stepsOf: Record<TaskKind, readonly StepName[]> = {
  letters: ["ask"],
  transcript: ["request"],
  essay: ["draft", "finish"],
  form: ["fill"],
  other: ["do"],
};

/** The tasks with a step of their own, by their ids. */
const stepOfId: ReadonlyMap<string, StepName> = new Map([
  [checkTaskId, "check"],
  [aidFormTaskId, "file"],
  [documentsTaskId, "gather"],
]);

function stepsOfTask({ id, kind }: ChecklistTask): readonly StepName[] {
  const own = stepOfId.get(id);
  return own ? [own] : stepsOf[kind];
}

/**
 * Tasks in the order in which to begin them where no days tell it: what is to be checked, then what takes the time of others, such as letters, and
 * then the student's own work. Otherwise they keep their order.
 */
export const inOrderOfBeginning = (tasks: readonly ChecklistTask[]): ChecklistTask[] =>
  tasks.toSorted((one, other) => rankOf(one) - rankOf(other));

function rankOf(task: ChecklistTask): number {
  const [first] = stepsOfTask(task);
  if (first === "check") return 0;
  return first !== undefined && leadOf[first].asksOthers ? 1 : 2;
}

export type Step = {
  step: StepName;
  /** The open task that the step belongs to; null for submitting the application. */
  task: ChecklistTask | null;
};

/** A step of an application and the day by which to do it. */
export type PlannedStep = Step & {
  /** YYYY-MM-DD. */
  day: string;
  /** Whether the day that the student chose has passed. A day that is counted back never has. */
  overdue: boolean;
  /** Whether less time is left than the step usually has. */
  short: boolean;
};

/**
 * The open steps of an application, each with the day by which to do it, earliest first.
 *
 * The day that the student chose for a task (`due`) wins, also when it has passed. Other tasks are counted back from
 * the deadline by `leadTimes`, never before `today` and never after the deadline. When too few days are left, letters
 * and transcripts are asked for today, and the student's own work is spread over the days that are left. Example: with
 * four days left the draft is due today, the essay in two days, and the application is submitted one day early.
 *
 * The FAFSA is filed today, or as soon as the form of that school year opens, also without a deadline.
 *
 * Without a deadline and after the deadline, only other tasks with a `due` have a day. Once the application is sent, only a
 * `due` from today on is left, such as that of a letter of thanks.
 */
export function backPlan(
  { deadline, status, checklist }: Pick<Application, "deadline" | "status" | "checklist">,
  today: string,
): PlannedStep[] {
  const open = checklist.filter(({ done }) => !done);
  const chosen = open.flatMap((task) => chosenSteps(task, today));
  // What was late no longer matters, and drafts were for the deadline.
  if (isSent(status)) return chosen.filter(({ day, task }) => day >= today && day === task?.due).sort(byDay);
  const isPlanned = deadline !== null && deadline >= today;
  const counted = isPlanned ? countedSteps(open, deadline, today) : [];
  const filed = deadline === null ? open.filter(isAidFormWithoutDay).map((task) => fileStep(task, today, today)) : [];
  const all = [...chosen, ...counted, ...filed];
  // With a day or two left, an essay is written in one go.
  const steps = all.filter(
    ({ step, task, day }) =>
      step !== "draft" || !all.some((other) => other.task === task && other.step === "finish" && other.day === day),
  );
  return steps.map((step) => afterDraft(step, steps, open)).sort(byDay);
}

/** Whether a task is to file the FAFSA, as soon as that is possible and not on a day that the student chose. */
export const isAidFormWithoutDay = ({ id, due }: Pick<ChecklistTask, "id" | "due">): boolean =>
  id === aidFormTaskId && due === null;

/** Whether a step is to file the FAFSA as soon as that is possible. `task` is null for submitting the application. */
export const filesAidForm = ({ task }: Pick<PlannedStep, "task">): boolean =>
  task !== null && isAidFormWithoutDay(task);

function fileStep(task: ChecklistTask, deadline: string, today: string): PlannedStep {
  const [opens, short] = [aidFormOpensFor(deadline), daysBetween(today, deadline) < leadOf.file.days];
  return { step: "file", task, day: opens > today ? opens : today, overdue: false, short: short && deadline > today };
}

const namesEssay = /\b(?:essays?|draft|statement)\b/i;

/**
 * The essay that a task such as "Get feedback on the essay" follows: the task names an essay, has no day of its own, and
 * stands after it among the open tasks.
 */
export function essayBefore(task: ChecklistTask, open: readonly ChecklistTask[]): ChecklistTask | undefined {
  if (task.kind !== "other" || task.due !== null || !namesEssay.test(task.title)) return undefined;
  return open.slice(0, open.indexOf(task)).findLast(({ kind }) => kind === "essay");
}

/** The step; if its task follows an essay, halfway between the first draft and the end of the essay. */
function afterDraft(planned: PlannedStep, steps: readonly PlannedStep[], open: readonly ChecklistTask[]): PlannedStep {
  const essay = planned.task && essayBefore(planned.task, open);
  const [draft, finish] = steps.filter(({ task }) => essay && task === essay);
  if (!draft || !finish) return planned;
  return { ...planned, day: daysAfter(draft.day, Math.ceil(daysBetween(draft.day, finish.day) / 2)) };
}

/** The steps of a task with a `due`. The first draft of an essay is due a week earlier, at half time if less is left. */
function chosenSteps(task: ChecklistTask, today: string): PlannedStep[] {
  if (task.due === null) return [];
  const due = task.due;
  const last = { step: stepsOfTask(task).at(-1) as StepName, task, day: due, overdue: due < today, short: false };
  if (task.kind !== "essay" || due <= today) return [last];
  const usual = daysAfter(due, leadOf.finish.days - leadOf.draft.days);
  const halfTime = daysAfter(today, Math.floor(daysBetween(today, due) / 2));
  const isShort = usual < today;
  return [{ step: "draft", task, day: isShort ? halfTime : usual, overdue: false, short: isShort }, last];
}

function countedSteps(open: ChecklistTask[], deadline: string, today: string): PlannedStep[] {
  const daysLeft = daysBetween(today, deadline);
  const counted = open.filter(({ due }) => due === null);
  const steps: Step[] = counted
    .filter((task) => !isAidFormWithoutDay(task))
    .flatMap((task) => stepsOfTask(task).map((step) => ({ step, task })));
  const ownWork = steps.map(({ step }) => leadOf[step]).filter(({ asksOthers }) => !asksOthers);
  const longest = Math.max(leadOf.submit.days, ...ownWork.map(({ days }) => days));
  const dayFor = ({ days, asksOthers }: Lead) =>
    daysAfter(deadline, -(asksOthers ? Math.min(days, daysLeft) : squeeze(days, longest, daysLeft)));
  const timeFor = ({ days }: Lead) => ({ overdue: false, short: days > daysLeft });
  const submitDay = latestDay(dayFor(leadOf.submit), open, deadline);
  return [
    ...counted.filter(isAidFormWithoutDay).map((task) => fileStep(task, deadline, today)),
    ...steps.map((step) => ({ ...step, day: dayFor(leadOf[step.step]), ...timeFor(leadOf[step.step]) })),
    { step: "submit", task: null, day: submitDay, ...timeFor(leadOf.submit) },
  ];
}

/** `days` shortened in the proportion that brings `longest` down to the days left. */
const squeeze = (days: number, longest: number, daysLeft: number) =>
  longest <= daysLeft ? days : Math.round((days * daysLeft) / longest);

/** `day`, or the last day that the student chose for an open task, up to the deadline. */
function latestDay(day: string, open: ChecklistTask[], deadline: string): string {
  const chosen = open.flatMap(({ due }) => (due !== null && due <= deadline ? [due] : []));
  return [day, ...chosen].reduce((one, other) => (one > other ? one : other));
}

/** The order of steps: that of their days, and on one day that of `leadTimes`. */
export const byDay = (one: Pick<PlannedStep, "day" | "step">, other: Pick<PlannedStep, "day" | "step">): number =>
  compareDays(one.day, other.day) || stepNames.indexOf(one.step) - stepNames.indexOf(other.step);
