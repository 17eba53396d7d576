import { z } from "zod";
import { oneLine } from "../contact/typed-text.ts";
import { longestTaskTitle as longestTitle, mostTasks } from "./application-limits.ts";
import { TrackedDay } from "./tracked-day.ts";

/** What a task of an application is. `form` is the sponsor's own form. */
export const taskKinds = ["essay", "letters", "transcript", "form", "other"] as const;
export type TaskKind = (typeof taskKinds)[number];

const mostHours = 200;
const hoursError = `Enter hours from 0 to ${mostHours}, such as 2.5.`;

/** One task of the checklist of an application. */
export const ChecklistTask = z.object({
  /** Chosen by the program that adds the task; unique within the checklist. */
  id: z.string().min(1).max(40),
  kind: z.enum(taskKinds),
  title: z
    .string("Say what to do.")
    .overwrite(oneLine)
    .min(1, "Say what to do.")
    .max(longestTitle, `Use at most ${longestTitle} characters.`),
  /** The day the student plans to have it done, YYYY-MM-DD; null to plan it back from the deadline. */
  due: TrackedDay.nullable(),
  /** The hours it takes, as the student estimates; null for the usual hours of its kind. */
  hours: z.number(hoursError).min(0, hoursError).max(mostHours, hoursError).nullable(),
  /** The name of an essay that serves several applications: tasks with the same name are one piece of work. */
  essay_name: z.string().overwrite(oneLine).max(longestTitle, `Use at most ${longestTitle} characters.`).nullable(),
  done: z.boolean(),
});
export type ChecklistTask = z.infer<typeof ChecklistTask>;

const hasUniqueIds = (tasks: ChecklistTask[]) => new Set(tasks.map(({ id }) => id)).size === tasks.length;

export const Checklist = z
  .array(ChecklistTask)
  .max(mostTasks, `Add at most ${mostTasks} tasks.`)
  .refine(hasUniqueIds, "Two tasks have the same id.");
