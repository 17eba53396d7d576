import type { ChecklistTask } from "./checklist.ts";
import { newTask } from "./new-task.ts";
import { sponsorsFormTaskId } from "./task-ids.ts";

/** The task to fill in the form of the sponsor. The tracker and the coach have the same one. */
export const sponsorsFormTask = (): ChecklistTask =>
  newTask({ id: sponsorsFormTaskId, kind: "form", title: "Fill in the sponsor's form" });
