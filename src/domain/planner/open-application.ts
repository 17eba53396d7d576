import type { Application } from "../applications/application.ts";
import { isToDo } from "../applications/application-status.ts";
import { essayBefore, inOrderOfBeginning, type PlannedStep } from "../applications/calendar/back-plan.ts";
import { backPlans } from "../applications/calendar/back-plans.ts";
import type { ChecklistTask } from "../applications/checklist.ts";
import { finishedWork, sharedKey } from "../applications/shared-work.ts";
import { quartersOf } from "./day-hours.ts";
import type { ChanceRange } from "./estimate.ts";
import { hoursOfTask } from "./hours-of-task.ts";
import { hoursWithoutTasks } from "./usual-hours.ts";

/** A piece of work: a task, or an essay or a form that several tasks name. */
export type Piece = {
  /** Pieces with the same key are one piece of work. */
  key: string;
  title: string;
  /** In quarters of an hour. */
  quarters: number;
  /** The day by which it should be done, which may be long before the deadline. Without a deadline null, but for the FAFSA. */
  wanted: string | null;
};

/** An application that the student can still send, with its open work. */
export type OpenApplication = {
  application: Application;
  pieces: Piece[];
  /** What to do first, by the days of the timeline; null without a deadline. It needs no hours of the plan. */
  firstStep: PlannedStep | null;
  /** Whether the hours are those of the coach because there is no checklist. */
  withoutTasks: boolean;
  chance: ChanceRange | null;
  /** Whether it is aid and no contest. */
  isAid: boolean;
};

/** What is known of an application besides what the student typed. `isOver`: no round is left for their class. */
export type Estimate = { chance: ChanceRange | null; matchScore: number; isAid: boolean; isOver?: boolean | undefined };
export type EstimateOf = (application: Application) => Estimate | undefined;

/**
 * The applications to do, each with its open work. An essay with a name is written once, and the FAFSA is filed once: when
 * one of its tasks is done, in any application, its other tasks take no hours. When the hours of its tasks differ, the most count.
 */
export function openApplications(
  applications: readonly Application[],
  today: string,
  estimateOf: EstimateOf,
): OpenApplication[] {
  const finished = finishedWork(applications, today);
  const plans = backPlans(applications, { openFrom: today, today });
  const toDo = applications.filter(({ status }) => isToDo(status));
  const open = toDo.map((application) => {
    const { matchScore = 0, chance = null, isAid = false } = estimateOf(application) ?? {};
    const withoutTasks = application.checklist.length === 0;
    const steps = plans.get(application.id) ?? [];
    const pieces = withoutTasks
      ? [wholeApplication(application, hoursWithoutTasks(application, today, matchScore))]
      : openPieces(application, steps, today).filter(({ key }) => !finished.has(key));
    return { application, pieces, firstStep: steps[0] ?? null, withoutTasks, chance, isAid };
  });
  return withSameHours(open);
}

/** The quarters of an hour of the open work for one of the applications, as the plan of all of them counts them. */
export function quartersLeft(
  id: string,
  applications: readonly Application[],
  { today, matchScore }: { today: string; matchScore: number },
): number {
  const estimateOf: EstimateOf = (each) => (each.id === id ? { chance: null, matchScore, isAid: false } : undefined);
  const open = openApplications(applications, today, estimateOf).find(({ application }) => application.id === id);
  return open?.pieces.reduce((sum, { quarters }) => sum + quarters, 0) ?? 0;
}

/** The quarters of an hour of a checklist, as a plan counts them. */
export const quartersOfTasks = (checklist: readonly ChecklistTask[]): number =>
  checklist.reduce((sum, task) => sum + quartersOf(hoursOfTask(task)), 0);

function wholeApplication({ id, scholarship_title, deadline }: Application, hours: number): Piece {
  return { key: `application ${id}`, title: scholarship_title, quarters: quartersOf(hours), wanted: deadline };
}

function openPieces(application: Application, steps: readonly PlannedStep[], today: string): Piece[] {
  const open = inOrderOfBeginning(application.checklist.filter(({ done }) => !done));
  // The last step of a task is the one that finishes it.
  const lastDay = ({ id }: ChecklistTask) => steps.findLast((step) => step.task?.id === id)?.day ?? null;
  const pieces = open.map((task) => ({
    key: sharedKey(task, application, today) ?? `task ${application.id} ${task.id}`,
    title: task.essay_name?.trim() || task.title,
    quarters: quartersOf(hoursOfTask(task)),
    // An essay is one piece of work, so feedback comes after all of it.
    wanted: lastDay(essayBefore(task, open) ?? task),
  }));
  return [...new Map(pieces.map((piece) => [piece.key, piece])).values()];
}

function withSameHours(open: OpenApplication[]): OpenApplication[] {
  const most = new Map<string, number>();
  for (const { pieces } of open)
    for (const { key, quarters } of pieces) most.set(key, Math.max(quarters, most.get(key) ?? 0));
  return open.map((each) => ({
    ...each,
    pieces: each.pieces.map((piece) => ({ ...piece, quarters: most.get(piece.key) ?? piece.quarters })),
  }));
}
