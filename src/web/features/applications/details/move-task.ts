import type { ChecklistTask } from "#domain/applications/checklist.ts";

/** The checklist with the task at `from` moved to `to`. */
export function withTaskMoved(checklist: readonly ChecklistTask[], from: number, to: number): ChecklistTask[] {
  const moved = [...checklist];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
