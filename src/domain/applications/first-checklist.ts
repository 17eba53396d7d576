import { inSentence } from "../matches/question-text.ts";
import type { ScholarshipFacts } from "../scholarships/scholarship.ts";
import { isAidByForm } from "../scholarships/to-send/aid-by-form.ts";
import { hasNoForm } from "../scholarships/to-send/has-no-form.ts";
import { type ThingToSend, thingsToSend } from "../scholarships/to-send/things-to-send.ts";
import { longestTaskTitle, mostTasks } from "./application-limits.ts";
import { checkTask, type NamesToCheck } from "./check-task.ts";
import type { ChecklistTask } from "./checklist.ts";
import { cut } from "./cut.ts";
import { documentsTask } from "./documents-task.ts";
import { newTask } from "./new-task.ts";
import { sponsorsFormTask } from "./sponsors-form-task.ts";
import { aidFormTaskId } from "./task-ids.ts";

type Stated = Pick<
  ScholarshipFacts,
  "provider_name" | "requirements" | "demands" | "description" | "deadline_text" | "essay_required" | "application_url"
>;

/**
 * The tasks that the stated requirements of a scholarship make: to check what the student still has to check
 * (`toCheck`; null where nothing is left), one for each thing to send, or to find out what to send where nothing tells that, and the
 * sponsor's form where there is one. `inPlaceOfFafsa`: what the student files in place of the FAFSA, null for who may file it. The ids are fixed, so that two devices that track
 * one scholarship make the same tasks.
 */
export function firstChecklist(
  scholarship: Stated,
  toCheck: NamesToCheck | null,
  inPlaceOfFafsa: string | null = null,
): ChecklistTask[] {
  const hasForm = scholarship.application_url !== null && !hasNoForm(scholarship) && !isAidByForm(scholarship);
  const toSend = thingsToSend(scholarship, inPlaceOfFafsa).slice(0, mostTasks - 2);
  const isUntold = toSend.length === 0 && scholarship.essay_required === null;
  const ofForm = isUntold ? [documentsTask(), sponsorsFormTask()] : [sponsorsFormTask()];
  const tasks = [...toSend.map((thing, at) => newTask(taskOf(thing, at))), ...(hasForm ? ofForm : [])];
  // Without other tasks it is not known how much work there is, and the plan counts the usual hours.
  return toCheck === null || tasks.length === 0 ? tasks : [checkTask(toCheck), ...tasks];
}

function taskOf({ kind, name }: ThingToSend, at: number): Pick<ChecklistTask, "id" | "kind" | "title"> {
  const words = inSentence(name);
  switch (kind) {
    case "aid_form":
      return { id: aidFormTaskId, kind: "form", title: `File ${words}` };
    case "essay":
      return { id: "essay", kind, title: "Write the essay" };
    case "letters":
      return { id: "letters", kind, title: `Ask for ${words}` };
    case "transcript":
      return { id: "transcript", kind, title: `Order ${words}` };
    default:
      return { id: `send-${at}`, kind, title: cut(name, longestTaskTitle) };
  }
}
