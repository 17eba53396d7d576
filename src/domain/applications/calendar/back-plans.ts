import type { Application } from "../application.ts";
import { isToDo } from "../application-status.ts";
import type { ChecklistTask } from "../checklist.ts";
import { finishedWork, sharedKey, sharedName } from "../shared-work.ts";
import { applicationDeadlineState, type Dated } from "../tracked-deadline.ts";
import { backPlan, byDay, isAidFormWithoutDay, type PlannedStep } from "./back-plan.ts";

type Planned = Pick<Application, "id" | "status" | "checklist"> & Dated;

/** `openFrom`: the day that deadlines are compared with; no step is put before `today`, the student's day. Both are YYYY-MM-DD. */
export type PlanDays = { openFrom: string; today: string };

/**
 * What to do for all applications of a student, by their ids: the open steps of each, with the day by which to do them, earliest
 * first. Every screen, the calendar and the coach take the days and the order from here. What several applications share, the FAFSA
 * or an essay with a name, has the earliest of its days in all of them, and no step once it is done in one of them.
 * A deadline that is not known has no steps but the FAFSA and those with a day of the student's own.
 */
export function backPlans(applications: readonly Planned[], { openFrom, today }: PlanDays): Map<string, PlannedStep[]> {
  const finished = finishedWork(applications, today);
  const isFinished = (key: string | null) => key !== null && finished.has(key);
  const plans = applications.map((application) => {
    const { deadline, status } = application;
    const state = applicationDeadlineState(application, openFrom);
    // Until the next round is near nothing is filed for it.
    const isEarly = (task: ChecklistTask) => state === "unannounced" && isAidFormWithoutDay(task);
    const checklist = application.checklist.filter(
      (task) => !isFinished(sharedKey(task, application, today)) && !isEarly(task),
    );
    const known = state === "none" || state === "unannounced" ? null : deadline;
    // What is closed hurries no other application.
    const sharesDays = isToDo(status) && (known === null || known >= openFrom);
    return { application, sharesDays, steps: backPlan({ deadline: known, status, checklist }, today) };
  });
  const keyOf = (application: Planned, { task, step }: PlannedStep) => {
    const key = task && sharedKey(task, application, today);
    return key && `${step} ${key}`;
  };
  const earliest = new Map<string, PlannedStep>();
  for (const { application, sharesDays, steps } of plans)
    for (const planned of sharesDays ? steps : []) {
      const key = keyOf(application, planned);
      const other = key === null ? undefined : earliest.get(key);
      if (key !== null && (!other || planned.day < other.day)) earliest.set(key, planned);
    }
  const moved = (application: Planned, planned: PlannedStep): PlannedStep => {
    const first = earliest.get(keyOf(application, planned) ?? "");
    return first ? { ...planned, day: first.day, overdue: first.overdue, short: first.short } : planned;
  };
  return new Map(
    plans.map(({ application, sharesDays, steps }) => [
      application.id,
      sharesDays ? steps.map((step) => moved(application, step)).sort(byDay) : steps,
    ]),
  );
}

export type StepFor<A> = {
  step: PlannedStep;
  application: A;
  /** The other applications that the step is for. */
  others: A[];
};

/** The steps of these applications with what they share once, at the first application that needs it. */
export function stepsOnce<A extends Pick<Application, "id">>(
  applications: readonly A[],
  plans: ReadonlyMap<string, readonly PlannedStep[]>,
): StepFor<A>[] {
  const shared = new Map<string, StepFor<A>>();
  const all: StepFor<A>[] = [];
  for (const application of applications)
    for (const step of plans.get(application.id) ?? []) {
      const key = sharedStep(step);
      const known = key === null ? undefined : shared.get(`${step.day} ${key}`);
      if (known) known.others.push(application);
      else {
        const first = { step, application, others: [] };
        all.push(first);
        if (key !== null) shared.set(`${step.day} ${key}`, first);
      }
    }
  return all;
}

/** What several applications share of a step; null for others. */
function sharedStep({ task, step }: PlannedStep): string | null {
  const name = task && sharedName(task);
  return name && `${step} ${name}`;
}
