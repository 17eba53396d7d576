import { longestTaskTitle } from "./application-limits.ts";
import type { ChecklistTask } from "./checklist.ts";
import { cut } from "./cut.ts";
import { newTask } from "./new-task.ts";
import { checkTaskId } from "./task-ids.ts";

/** What is to be checked before the student may apply, as `namesToCheck` names it. `isFailed`: the answers of the student do not fit it. */
export type NamesToCheck = { names: readonly string[]; isFailed: boolean };

/**
 * The first task where something is left to check before the student may apply. The coach has the same task, with fewer names, so the id
 * is fixed.
 */
export function checkTask({ names, isFailed }: NamesToCheck): ChecklistTask {
  const words = (shown: readonly string[]) =>
    `Check ${isFailed ? `what you don't meet: ${shown.map(nameInTask).join(", ")}` : whatToCheck(shown)}`;
  const isClosed = isFailed && names.length === 1 && names[0] === nameOfDeadline;
  const found = names.length > 0 ? titleWith(words, names, names.length) : "Check who can apply";
  // No answer of the student decides it: its last round before they graduate is over.
  const title = isClosed ? "Closed for you: check whether another round is open to you" : found;
  const task = newTask({ id: checkTaskId, kind: "other", title: cut(title, longestTaskTitle) });
  // Reading the sponsor's page; other tasks of its kind count an hour.
  return { ...task, hours: 0.25 };
}

/** As a row names it where it is not met. */
const nameOfDeadline = "deadline";

/** Alone in a task, "level" would not tell what to look for. */
const inTask: Partial<Record<string, string>> = { level: "level of study", residence: "where you live" };

/** The name of a requirement in a sentence about what to check. */
const nameInTask = (name: string): string => inTask[name] ?? name;

const isQuestion = (name: string): boolean => name.startsWith("whether ");

/** What is left to check, in words behind "check". A name may be a question itself, "whether the sponsor needs a GPA": those come last. */
export function whatToCheck(names: readonly string[]): string {
  const questions = names.filter(isQuestion).join(", ");
  const others = names
    .filter((name) => !isQuestion(name))
    .map(nameInTask)
    .join(", ");
  return [...(others ? [`whether this fits you: ${others}`] : []), ...(questions ? [questions] : [])].join(", and ");
}

/** The title with the first `shown` names, or with fewer where that is too long. */
function titleWith(words: (names: readonly string[]) => string, names: readonly string[], shown: number): string {
  const more = names.length - shown;
  const title = `${words(names.slice(0, shown))}${more > 0 ? ` and ${more} more` : ""}`;
  return title.length <= longestTaskTitle || shown === 1 ? title : titleWith(words, names, shown - 1);
}
