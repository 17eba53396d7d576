import type { Application } from "./application.ts";
import type { ChecklistTask } from "./checklist.ts";
import { aidFormTaskId, sponsorsFormTaskId } from "./task-ids.ts";

const isOwnWork = ({ id, kind }: ChecklistTask) => id === sponsorsFormTaskId || (kind !== "form" && kind !== "other");

/** Whether an application is made by filing the FAFSA, without a form, an essay or papers of its own. */
export const isThroughAidForm = (checklist: readonly ChecklistTask[]): boolean =>
  checklist.some(({ id }) => id === aidFormTaskId) && !checklist.some(isOwnWork);

/**
 * The applications as they can be worked on today: without the FAFSA where the student can file it only from a later day
 * (`opens`, from `aidFormOpens`; null where it can be filed). A task that is done or has a day of the student's own stays.
 */
export function withoutEarlyAidForm<A extends Pick<Application, "checklist">>(
  applications: readonly A[],
  opens: string | null,
): readonly A[] {
  if (opens === null) return applications;
  const isEarly = ({ id, done, due }: ChecklistTask) => id === aidFormTaskId && !done && due === null;
  return applications.map((each) =>
    each.checklist.some(isEarly) ? { ...each, checklist: each.checklist.filter((task) => !isEarly(task)) } : each,
  );
}
