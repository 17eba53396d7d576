import type { ChecklistTask } from "./checklist.ts";
import { newTask } from "./new-task.ts";
import { documentsTaskId } from "./task-ids.ts";

/**
 * The task to find out what the sponsor wants beside its form, and to gather it. The coach and the tracker have the same one. With an hour for the form it
 * takes the least that an application takes (4 hours, specification 2, section 9).
 */
export const documentsTask = (): ChecklistTask => ({
  ...newTask({ id: documentsTaskId, kind: "other", title: "Find out what to send, and gather it" }),
  hours: 3,
});
