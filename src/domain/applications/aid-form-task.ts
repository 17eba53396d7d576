import type { ChecklistTask } from "./checklist.ts";

/**
 * The ids of the tasks to check whether the student can apply, to file the FAFSA, which serves all applications, to gather what the
 * sponsor wants, and to fill in the sponsor's own form.
 */
export const checkTaskId = "check-requirements";
export const aidFormTaskId = "aid-form";
export const documentsTaskId = "documents";
export const sponsorsFormTaskId = "form";

const isOwnWork = ({ id, kind }: ChecklistTask) => id === sponsorsFormTaskId || (kind !== "form" && kind !== "other");

/** Whether an application is made by filing the FAFSA, without a form, an essay or papers of its own. */
export const isThroughAidForm = (checklist: readonly ChecklistTask[]): boolean =>
  checklist.some(({ id }) => id === aidFormTaskId) && !checklist.some(isOwnWork);
