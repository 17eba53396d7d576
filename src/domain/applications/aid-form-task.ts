import type { OwnAidForm } from "../profile/aid/own-aid-form.ts";
import { aidFormName, askForForm } from "../scholarships/to-send/aid-form-name.ts";
import type { Application } from "./application.ts";
import type { ChecklistTask } from "./checklist.ts";
import { aidFormTaskId, askForFormTaskId, sponsorsFormTaskId } from "./task-ids.ts";

const isOwnWork = ({ id, kind }: ChecklistTask) => id === sponsorsFormTaskId || (kind !== "form" && kind !== "other");

/** Whether an application is made by filing the FAFSA, without a form, an essay or papers of its own. */
export const isThroughAidForm = (checklist: readonly ChecklistTask[]): boolean =>
  checklist.some(({ id }) => id === aidFormTaskId) && !checklist.some(isOwnWork);

const isEarly = ({ id, done, due }: ChecklistTask) => id === aidFormTaskId && !done && due === null;

/** Whether an application is made by such a form alone, which is not filed and has no day of the student's own. */
const isOnlyOpenAidForm = (checklist: readonly ChecklistTask[]): boolean =>
  isThroughAidForm(checklist) && checklist.every((task) => task.id !== aidFormTaskId || isEarly(task));

/**
 * The tasks that can be worked on today: without the FAFSA where the student can file it only from a later day (`opens`, from
 * `aidFormOpens`; null where it can be filed). A task that is done or has a day of the student's own stays.
 */
export const tasksToWorkOn = (checklist: ChecklistTask[], opens: string | null): ChecklistTask[] =>
  opens !== null && checklist.some(isEarly) ? checklist.filter((task) => !isEarly(task)) : checklist;

/** The form of the task that files it, inside a sentence: `the FAFSA`, `the TASFA`. */
export const aidFormIn = (checklist: readonly ChecklistTask[]): string =>
  checklist.flatMap(({ id, title }) => (id === aidFormTaskId ? (/^File (the .+)$/.exec(title)?.[1] ?? []) : []))[0] ??
  "the FAFSA";

/**
 * A checklist as it is for the student: who cannot file the FAFSA may have tracked it before they said so. Their own form takes its place where the
 * task takes another one, and else the question to the sponsor. What is done stays.
 */
export function withOwnAidForm(checklist: ChecklistTask[], { inPlace }: Pick<OwnAidForm, "inPlace">): ChecklistTask[] {
  if (inPlace === null || !checklist.some(isFafsa)) return checklist;
  return checklist.map((task) => {
    if (!isFafsa(task)) return task;
    const form = aidFormName(task.title, inPlace);
    return form === null
      ? { ...task, id: askForFormTaskId, kind: "other", title: askForForm }
      : { ...task, title: `File ${form}` };
  });
}
const isFafsa = ({ id, done, title }: ChecklistTask) => id === aidFormTaskId && !done && title.includes("FAFSA");

/** The form that is all an application needs, where the student can file it only from a later day; else null. */
export function laterForm(checklist: ChecklistTask[], form: OwnAidForm): { form: string; opens: string } | null {
  const own = withOwnAidForm(checklist, form);
  return form.opens !== null && isOnlyOpenAidForm(own) ? { form: aidFormIn(own), opens: form.opens } : null;
}

/** The applications with the tasks of them that the student can work on today. */
export const applicationsToWorkOn = <A extends Pick<Application, "checklist">>(
  applications: readonly A[],
  form: OwnAidForm,
): readonly A[] =>
  applications.map((each) => {
    const checklist = tasksToWorkOn(withOwnAidForm(each.checklist, form), form.opens);
    return checklist === each.checklist ? each : { ...each, checklist };
  });
