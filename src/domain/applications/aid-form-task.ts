import type { Application } from "./application.ts";
import type { ChecklistTask } from "./checklist.ts";
import { aidFormTaskId, sponsorsFormTaskId } from "./task-ids.ts";

const isOwnWork = ({ id, kind }: ChecklistTask) => id === sponsorsFormTaskId || (kind !== "form" && kind !== "other");

/** Whether an application is made by filing the FAFSA, without a form, an essay or papers of its own. */
export const isThroughAidForm = (checklist: readonly ChecklistTask[]): boolean =>
  checklist.some(({ id }) => id === aidFormTaskId) && !checklist.some(isOwnWork);

const isEarly = ({ id, done, due }: ChecklistTask) => id === aidFormTaskId && !done && due === null;

/** Whether an application is made by the FAFSA alone, which is not filed and has no day of the student's own. */
export const isOnlyOpenAidForm = (checklist: readonly ChecklistTask[]): boolean =>
  isThroughAidForm(checklist) && checklist.every((task) => task.id !== aidFormTaskId || isEarly(task));

/**
 * The tasks that can be worked on today: without the FAFSA where the student can file it only from a later day (`opens`, from
 * `aidFormOpens`; null where it can be filed). A task that is done or has a day of the student's own stays.
 */
export const tasksToWorkOn = (checklist: ChecklistTask[], opens: string | null): ChecklistTask[] =>
  opens !== null && checklist.some(isEarly) ? checklist.filter((task) => !isEarly(task)) : checklist;

/** The applications with the tasks of them that can be worked on today. */
export const withoutEarlyAidForm = <A extends Pick<Application, "checklist">>(
  applications: readonly A[],
  opens: string | null,
): readonly A[] =>
  applications.map((each) => {
    const checklist = tasksToWorkOn(each.checklist, opens);
    return checklist === each.checklist ? each : { ...each, checklist };
  });
