import { mostTasks } from "../application-limits.ts";
import type { ChecklistTask } from "../checklist.ts";

type Tasks = readonly ChecklistTask[];
/** A task in each list; undefined where the list does not have it. */
type Sides = { now?: ChecklistTask | undefined; base?: ChecklistTask | undefined; mine?: ChecklistTask | undefined };
const conflict = Symbol("changed to two values");
type MergedTask = ChecklistTask | undefined | typeof conflict;

/**
 * Merges a checklist that a student changed from `base` into the checklist as it is now, task by task. Without a base
 * the student's replaces the present one. Null when one field of a task was changed to two values, when one side changed
 * a task that the other deleted, or when both together have too many tasks. If both sides changed the list, the order
 * is that of `now`, and tasks that only the student added come last.
 */
export function mergeChecklists(now: Tasks, base: Tasks | undefined, mine: Tasks): ChecklistTask[] | null {
  if (base === undefined || sameChecklist(now, base)) return [...mine];
  if (sameChecklist(mine, base)) return [...now];
  const lists = { now: byId(now), base: byId(base), mine: byId(mine) };
  const ids = new Set([...lists.now.keys(), ...lists.mine.keys()]);
  const merged = [...ids].map((id) =>
    mergeTask({ now: lists.now.get(id), base: lists.base.get(id), mine: lists.mine.get(id) }),
  );
  const tasks = merged.filter((task) => task !== undefined && task !== conflict);
  return merged.includes(conflict) || tasks.length > mostTasks ? null : tasks;
}

function mergeTask({ now, base, mine }: Sides): MergedTask {
  if (sameTask(now, base) || sameTask(now, mine)) return mine;
  if (sameTask(mine, base)) return now;
  if (!now || !base || !mine) return conflict;
  const fields = Object.keys(mine) as (keyof ChecklistTask)[];
  if (fields.some((field) => now[field] !== base[field] && mine[field] !== base[field] && now[field] !== mine[field]))
    return conflict;
  const changed = fields.filter((field) => mine[field] !== base[field]);
  return { ...now, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}

const byId = (tasks: Tasks) => new Map(tasks.map((task) => [task.id, task]));

/** Whether two checklists have the same tasks in the same order. */
export const sameChecklist = (one: Tasks, other: Tasks): boolean =>
  one.length === other.length && one.every((task, at) => sameTask(task, other[at]));

function sameTask(one: ChecklistTask | undefined, other: ChecklistTask | undefined): boolean {
  if (!one || !other) return one === other;
  return (Object.keys(one) as (keyof ChecklistTask)[]).every((field) => one[field] === other[field]);
}
