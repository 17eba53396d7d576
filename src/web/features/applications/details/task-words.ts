import type { TaskKind } from "#domain/applications/checklist.ts";

/** The kinds of a task as a student reads them. */
export const taskKindLabels: Record<TaskKind, string> = {
  essay: "Essay",
  letters: "Letters of recommendation",
  transcript: "Transcript",
  form: "Form",
  other: "Other",
};
