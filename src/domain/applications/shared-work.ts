import type { Application } from "./application.ts";
import { isToDo } from "./application-status.ts";
import type { ChecklistTask } from "./checklist.ts";
import { aidFormTaskId } from "./task-ids.ts";

type Shared = Pick<ChecklistTask, "id" | "essay_name">;
type Due = Pick<Application, "deadline" | "status">;

/** What several applications share, an essay with a name or the FAFSA; null for other tasks. */
export function sharedName({ id, essay_name }: Shared): string | null {
  if (id === aidFormTaskId) return id;
  const name = essay_name?.trim().toLowerCase();
  return name ? `essay ${name}` : null;
}

/**
 * The key of what an application shares with others; null for other tasks. The FAFSA is another one for each school year: that of the
 * next year opens on October 1 (Federal Student Aid). `today` is YYYY-MM-DD.
 */
export function sharedKey(task: Shared, application: Due, today: string): string | null {
  const name = sharedName(task);
  return name === aidFormTaskId ? `${name} ${aidYear(dayOf(application, today))}` : name;
}

/** The day, YYYY-MM-DD, from which the FAFSA for a deadline of `day` can be filed. */
export const aidFormOpensFor = (day: string): string => `${aidYear(day) - 1}-10-01`;

const aidYear = (day: string): number => Number(day.slice(0, 4)) + (day.slice(5) >= "10-01" ? 1 : 0);

/** The day for which the work is done. What can still be sent after its date is for a later one. */
const dayOf = ({ deadline, status }: Due, today: string): string =>
  deadline === null || (isToDo(status) && deadline < today) ? today : deadline;

/** Whether the student has filed the FAFSA of the present school year. `today` is YYYY-MM-DD. */
export const isAidFormFiled = (
  applications: readonly (Due & Pick<Application, "checklist">)[],
  today: string,
): boolean => finishedWork(applications, today).has(`${aidFormTaskId} ${aidYear(today)}`);

/** The keys of the shared work that is done: a tick in one application counts for all. */
export function finishedWork(
  applications: readonly (Due & Pick<Application, "checklist">)[],
  today: string,
): ReadonlySet<string> {
  return new Set(
    applications.flatMap((application) =>
      application.checklist.flatMap((task) => (task.done ? (sharedKey(task, application, today) ?? []) : [])),
    ),
  );
}
