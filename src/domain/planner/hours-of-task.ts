import type { ChecklistTask, TaskKind } from "../applications/checklist.ts";

/**
 * The hours that a task takes where the student has not estimated it. They are assumptions, rounded from published
 * figures, and docs/how-plans-are-made.md gives the sources: an essay of about 500 words with its revisions; asking for
 * letters and preparing facts for their writers; requesting a transcript; filling in a form.
 */
const usualHours: Record<TaskKind, number> = { essay: 6, letters: 1, transcript: 0.5, form: 1, other: 1 };

/** The hours of a task: the student's own estimate, else the usual ones. The plan and the coach count by it. */
export const hoursOfTask = ({ hours, kind }: Pick<ChecklistTask, "hours" | "kind">): number =>
  hours ?? usualHours[kind];
