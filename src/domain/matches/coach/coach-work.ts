import { tasksToWorkOn, withoutEarlyAidForm } from "../../applications/aid-form-task.ts";
import type { Application } from "../../applications/application.ts";
import { isToDo } from "../../applications/application-status.ts";
import type { PlannedStep } from "../../applications/calendar/back-plan.ts";
import { backPlans } from "../../applications/calendar/back-plans.ts";
import type { NamesToCheck } from "../../applications/check-task.ts";
import type { ChecklistTask } from "../../applications/checklist.ts";
import { firstChecklist } from "../../applications/first-checklist.ts";
import { finishedWork, sharedKey, sharedName } from "../../applications/shared-work.ts";
import { aidFormTaskId } from "../../applications/task-ids.ts";
import { trackedDeadline } from "../../applications/tracked-deadline.ts";
import type { Scholarship } from "../../scholarships/scholarship.ts";

/** The open tasks of an application, the ids of those that are done, and its steps with their days, earliest first. */
export type Work = { open: ChecklistTask[]; done: ReadonlySet<string>; steps: PlannedStep[] };

/**
 * `today`: the day that deadlines are compared with, and `ownDay`: the student's, both YYYY-MM-DD. `applications`: all that the student tracks. `aidFormOpens`: the day from
 * which they can file the FAFSA; null where that is today or nobody knows (see aid-form-opens.ts).
 */
export type Tracking = {
  today: string;
  ownDay: string;
  applications: readonly Application[];
  aidFormOpens: string | null;
  /** What the student files in place of the FAFSA; null for who may file it (see state-aid.ts). */
  inPlaceOfFafsa: string | null;
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
  { today, ownDay, applications: all, aidFormOpens, inPlaceOfFafsa }: Tracking,
): Work {
  const applications = withoutEarlyAidForm(all, aidFormOpens);
  const tracked = trackedFor(scholarship.id, applications);
  const first = firstChecklist(scholarship, toCheck, inPlaceOfFafsa);
  const own = tracked ? withOwnForm(tracked, first, inPlaceOfFafsa) : untracked(scholarship);
  const isListed = ({ id, title }: ChecklistTask) =>
    own.checklist.some((task) => task.id === id || task.title === title);
  const added = first.filter((task) => !isListed(task));
  const whole = { ...own, checklist: tasksToWorkOn([...own.checklist, ...added], aidFormOpens) };
  const sharing = applications.filter(
    (each) => each !== tracked && each.checklist.some((task) => sharedName(task) !== null),
  );
  const finished = finishedWork([whole, ...sharing], ownDay);
  const isOpen = (task: ChecklistTask) => !task.done && !finished.has(sharedKey(task, whole, ownDay) ?? "");
  const plans = backPlans([whole, ...sharing], { openFrom: today, today: ownDay });
  const [open, done] = [whole.checklist.filter(isOpen), whole.checklist.filter((task) => !isOpen(task))];
  return { open, done: new Set(done.map(({ id }) => id)), steps: plans.get(whole.id) ?? [] };
}

/** The tracker may have the FAFSA of a student who has said since that they cannot file it. */
function withOwnForm(
  tracked: Application,
  first: readonly ChecklistTask[],
  inPlaceOfFafsa: string | null,
): Application {
  if (inPlaceOfFafsa === null) return tracked;
  const form = first.find(({ id }) => id === aidFormTaskId);
  const checklist = tracked.checklist.flatMap((task) =>
    task.id !== aidFormTaskId ? task : form ? { ...task, title: form.title } : [],
  );
  return { ...tracked, checklist };
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
