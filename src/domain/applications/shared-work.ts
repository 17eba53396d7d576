import { aidFormTaskId } from "./aid-form-task.ts";
import type { Application } from "./application.ts";
import type { ChecklistTask } from "./checklist.ts";

/** The key of what several applications share, an essay with a name or the FAFSA; null for other tasks. */
export function sharedKey({ id, essay_name }: Pick<ChecklistTask, "id" | "essay_name">): string | null {
  if (id === aidFormTaskId) return id;
  const name = essay_name?.trim().toLowerCase();
  return name ? `essay ${name}` : null;
}

/** The keys of the shared work that is done: a tick in one application counts for all. */
export function finishedWork(applications: readonly Pick<Application, "checklist">[]): ReadonlySet<string> {
  const done = applications.flatMap(({ checklist }) => checklist.filter((task) => task.done));
  return new Set(done.flatMap((task) => sharedKey(task) ?? []));
}
