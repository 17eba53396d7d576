import type { ChecklistTask } from "./checklist.ts";

/** A task that is not done, without a day, hours or an essay. */
export const newTask = (task: Pick<ChecklistTask, "id" | "kind" | "title">): ChecklistTask => ({
  ...task,
  due: null,
  hours: null,
  essay_name: null,
  done: false,
});
