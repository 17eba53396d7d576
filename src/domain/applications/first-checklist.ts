import type { ChecklistTask } from "./checklist.ts";
import { type StatedPapers, statedPapers } from "./stated-papers.ts";

type TaskOfPapers = (papers: StatedPapers) => Pick<ChecklistTask, "kind" | "title"> | null;

const tasks: readonly TaskOfPapers[] = [
  ({ essay }) => (essay ? { kind: "essay", title: "Write the essay" } : null),
  ({ letters }) => (letters > 0 ? { kind: "letters", title: letterTitle(letters) } : null),
  ({ transcript }) => (transcript ? { kind: "transcript", title: "Order your transcript" } : null),
  ({ form }) => (form ? { kind: "form", title: "Fill in the sponsor's form" } : null),
];

const letterTitle = (letters: number) =>
  letters === 1 ? "Ask for a letter of recommendation" : `Ask for ${letters} letters of recommendation`;

/**
 * The tasks that the stated requirements of a scholarship make. The ids are the kinds, so that two devices that track
 * the same scholarship make the same tasks.
 */
export function firstChecklist(scholarship: Parameters<typeof statedPapers>[0]): ChecklistTask[] {
  const papers = statedPapers(scholarship);
  return tasks.flatMap((taskOf) => {
    const task = taskOf(papers);
    return task ? [{ id: task.kind, ...task, due: null, hours: null, essay_name: null, done: false }] : [];
  });
}
