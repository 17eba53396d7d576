import { longestTaskTitle } from "./application-limits.ts";
import type { ChecklistTask } from "./checklist.ts";
import { cut } from "./cut.ts";
import { newTask } from "./new-task.ts";
import { checkTaskId } from "./task-ids.ts";

/**
 * The first task where something is left to check before the student may apply. `names`: as `namesToCheck` names it. The coach has the
 * same task, with fewer names, so the id is fixed.
 */
export function checkTask(names: readonly string[]): ChecklistTask {
  const title = names.length > 0 ? titleWith(names, names.length) : "Check who can apply";
  const task = newTask({ id: checkTaskId, kind: "other", title: cut(title, longestTaskTitle) });
  // Reading the sponsor's page; other tasks of its kind count an hour.
  return { ...task, hours: 0.25 };
}

/** The title with the first `shown` names, or with fewer where that is too long. */
function titleWith(names: readonly string[], shown: number): string {
  const more = names.length - shown;
  const title = `Check whether you can apply: ${names.slice(0, shown).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  return title.length <= longestTaskTitle || shown === 1 ? title : titleWith(names, shown - 1);
}
