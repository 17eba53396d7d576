import { aidFormTask, requiredMaterials } from "../scholarships/required-materials.ts";
import type { ScholarshipFacts } from "../scholarships/scholarship.ts";
import type { ChecklistTask, TaskKind } from "./checklist.ts";

type Stated = Pick<ScholarshipFacts, "requirements" | "demands" | "essay_required" | "application_url">;

/**
 * The tasks that the stated requirements of a scholarship make: the FAFSA, the essay, the letters, the transcript, and the
 * sponsor's form where there is one. The ids are fixed, so that two devices that track one scholarship make the same tasks.
 */
export function firstChecklist(scholarship: Stated): ChecklistTask[] {
  const { letters, transcript, aidForm } = requiredMaterials(scholarship);
  const tasks: readonly (readonly [isRequired: boolean, kind: TaskKind, title: string, id?: string])[] = [
    [aidForm !== null, "form", aidFormTask(aidForm ?? ""), "aid-form"],
    [scholarship.essay_required === true, "essay", "Write the essay"],
    [letters !== null, "letters", letterTitle(letters ?? "")],
    [transcript !== null, "transcript", "Order your transcript"],
    [scholarship.application_url !== null && !hasNoForm(scholarship), "form", "Fill in the sponsor's form"],
  ];
  return tasks
    .filter(([isRequired]) => isRequired)
    .map(([, kind, title, id = kind]) => ({ id, kind, title, due: null, hours: null, essay_name: null, done: false }));
}

const noForm = /\bno (?:separate |additional )?application\b|\bautomatically considered\b/i;
const hasNoForm = ({ requirements, demands }: Stated) =>
  [...requirements, ...demands.map(({ quote }) => quote)].some((line) => noForm.test(line));

const counts: readonly (readonly [number: number, words: RegExp])[] = [
  [2, /\b(?:two|2) (?:[\w']+ ){0,2}(?:letters|recommendations|references)\b/i],
  [3, /\b(?:three|3) (?:[\w']+ ){0,2}(?:letters|recommendations|references)\b/i],
];

/** `line` requires the letters, such as "Send transcripts and two letters". */
function letterTitle(line: string): string {
  const count = counts.find(([, words]) => words.test(line))?.[0];
  return count === undefined ? "Ask for your letters of recommendation" : `Ask for ${count} letters of recommendation`;
}
