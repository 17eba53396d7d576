import { applicationsToWorkOn, tasksToWorkOn } from "../../applications/aid-form-task.ts";
import type { Application } from "../../applications/application.ts";
import { isToDo } from "../../applications/application-status.ts";
import type { PlannedStep } from "../../applications/calendar/back-plan.ts";
import { backPlans } from "../../applications/calendar/back-plans.ts";
import type { NamesToCheck } from "../../applications/check-task.ts";
import type { ChecklistTask } from "../../applications/checklist.ts";
import { firstChecklist } from "../../applications/first-checklist.ts";
import { finishedWork, sharedKey, sharedName } from "../../applications/shared-work.ts";
import { aidFormTaskId, askForFormTaskId } from "../../applications/task-ids.ts";
import { trackedDeadline } from "../../applications/tracked-deadline.ts";
import type { OwnAidForm } from "../../profile/aid/own-aid-form.ts";
import type { Scholarship } from "../../scholarships/scholarship.ts";

/** The open tasks of an application, the ids of those that are done, and its steps with their days, earliest first. */
export type Work = { open: ChecklistTask[]; done: ReadonlySet<string>; steps: PlannedStep[] };

/**
 * `today`: the day that deadlines are compared with, and `ownDay`: the student's, both YYYY-MM-DD. `applications`: all that the student tracks.
 */
export type Tracking = {
  today: string;
  ownDay: string;
  applications: readonly Application[];
  aidForm: OwnAidForm;
};

/** The application of a scholarship that can still be sent; undefined where there is none. */
export const trackedFor = (scholarshipId: string, applications: readonly Application[]): Application | undefined =>
  applications.find(({ scholarship_id, status }) => scholarship_id === scholarshipId && isToDo(status));

/** A match by the deadline of its application: the student may have confirmed another day than the catalog's. */
export function asTracked<M extends { scholarship_id: string; scholarship: Scholarship }>(
  match: M,
  applications: readonly Application[],
): M {
  const tracked = trackedFor(match.scholarship_id, applications);
  if (!tracked) return match;
  return { ...match, scholarship: { ...match.scholarship, ...trackedDeadline(tracked) } };
}

/**
 * What is to be done for a scholarship, by the days of the tracker: the checklist of its application, and what its requirements
 * add. Without an application it is what the tracker would begin with. `toCheck`: as `firstChecklist` takes it.
 */
export function workOf(
  scholarship: Scholarship,
  toCheck: NamesToCheck | null,
  { today, ownDay, applications: all, aidForm }: Tracking,
): Work {
  const applications = applicationsToWorkOn(all, aidForm);
  const tracked = trackedFor(scholarship.id, applications);
  const first = firstChecklist(scholarship, toCheck, aidForm.inPlace);
  const { checklist, ...own } = tracked ?? untracked(scholarship);
  // The scholarship may take the form for which a task of the tracker has the student ask.
  const hasForm = first.some(({ id }) => id === aidFormTaskId);
  const tasks = hasForm ? checklist.filter(({ id }) => id !== askForFormTaskId) : checklist;
  const isListed = ({ id, title }: ChecklistTask) => tasks.some((task) => task.id === id || task.title === title);
  const added = first.filter((task) => !isListed(task));
  const whole = { ...own, checklist: tasksToWorkOn([...tasks, ...added], aidForm.opens) };
  const sharing = applications.filter(
    (each) => each !== tracked && each.checklist.some((task) => sharedName(task) !== null),
  );
  const finished = finishedWork([whole, ...sharing], ownDay);
  const isOpen = (task: ChecklistTask) => !task.done && !finished.has(sharedKey(task, whole, ownDay) ?? "");
  const plans = backPlans([whole, ...sharing], { openFrom: today, today: ownDay });
  const [open, done] = [whole.checklist.filter(isOpen), whole.checklist.filter((task) => !isOpen(task))];
  return { open, done: new Set(done.map(({ id }) => id)), steps: plans.get(whole.id) ?? [] };
}

const untracked = ({ id, deadline, deadline_kind, deadline_text }: Scholarship) => ({
  id,
  status: "not_started" as const,
  checklist: [] as ChecklistTask[],
  deadline: deadline_kind === "rolling" ? null : deadline,
  deadline_confirmed: deadline_kind !== "yearly",
  deadline_kind,
  deadline_text,
});
