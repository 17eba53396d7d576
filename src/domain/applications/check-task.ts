import { longestTaskTitle } from "./application-limits.ts";
import type { ChecklistTask } from "./checklist.ts";
import { cut } from "./cut.ts";

/**
 * The first task where a match leaves open who may apply. `names`: what is left to check, as the row of the match names
 * it. The coach and the tracker make the same task, so its id is fixed.
 */
export function checkTask(names: readonly string[]): ChecklistTask {
  const title = names.length > 0 ? `Check whether you can apply: ${names.join(", ")}` : "Check who can apply";
  return {
    id: "check-requirements",
    kind: "other",
    title: cut(title, longestTaskTitle),
    due: null,
    // Reading the sponsor's page; other tasks of its kind count an hour.
    hours: 0.25,
    essay_name: null,
    done: false,
  };
}
