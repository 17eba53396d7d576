import { checkTaskId } from "./aid-form-task.ts";
import { longestTaskTitle } from "./application-limits.ts";
import type { ChecklistTask } from "./checklist.ts";
import { cut } from "./cut.ts";
import { newTask } from "./new-task.ts";

/**
 * The first task where something is left to check before the student may apply. `names`: as `namesToCheck` names it. The coach has the
 * same task, with fewer names, so the id is fixed.
 */
export function checkTask(names: readonly string[]): ChecklistTask {
  const title = names.length > 0 ? `Check whether you can apply: ${names.join(", ")}` : "Check who can apply";
  const task = newTask({ id: checkTaskId, kind: "other", title: cut(title, longestTaskTitle) });
  // Reading the sponsor's page; other tasks of its kind count an hour.
  return { ...task, hours: 0.25 };
}
