import {
  byDay,
  filesAidForm,
  inOrderOfBeginning,
  leadTimes,
  type PlannedStep,
} from "../../applications/calendar/back-plan.ts";
import { stepText } from "../../applications/calendar/step-text.ts";
import { checkTask, type NamesToCheck, whatToCheck } from "../../applications/check-task.ts";
import type { ChecklistTask } from "../../applications/checklist.ts";
import { documentsTask } from "../../applications/documents-task.ts";
import { newTask } from "../../applications/new-task.ts";
import { sponsorsFormTask } from "../../applications/sponsors-form-task.ts";
import { aidFormTaskId, checkTaskId } from "../../applications/task-ids.ts";
import { isOpen } from "../../pages/page-paths.ts";
import type { Scholarship } from "../../scholarships/scholarship.ts";
import { hasNoForm } from "../../scholarships/to-send/has-no-form.ts";
import { requiredMaterials } from "../../scholarships/to-send/required-materials.ts";
import { thingsToSend } from "../../scholarships/to-send/things-to-send.ts";
import { capitalized } from "../../words/capitalized.ts";
import { factorLabels } from "../criteria-summary.ts";
import { inSentence } from "../question-text.ts";
import { type CoachFacts, dueWords } from "./coach-priority.ts";
import type { ActionItem } from "./coach-recommendation.ts";
import type { Work } from "./coach-work.ts";

const mostItems = 4;
const urgentDays = 7;
const essayDays = 21;
/** An essay-writing score below this one gets the tip about essays. */
const goodEssayScore = 7;

/** `missingAnswer`: the profile answer that alone decides it. */
type ToCheck = NamesToCheck & { missingAnswer: string | null };

/** `toCheck`: what is left to check of who may apply, as a row of the list names it; null where the student may apply. */
export type ItemFacts = CoachFacts & { toCheck: ToCheck | null; isDateToCheck: boolean };

type Undated = Omit<ActionItem, "day" | "is_draft">;

/**
 * What to do for one application, in the order of the tracker's days: what is left to check comes first, and what has no day last.
 * The check and what the deadline calls for always have a place, then the tasks that are due first, then the tip about essays.
 */
export function actionItems(
  scholarship: Scholarship,
  work: Work,
  facts: ItemFacts,
  essayScore: number | null,
): ActionItem[] {
  const essay = work.open.find(({ kind }) => kind === "essay") ?? null;
  const mayBeToWrite = !work.done.has(essayId) && mayWantEssay(scholarship, facts);
  const wantsEssay = essay ? "yes" : mayBeToWrite ? "perhaps" : "no";
  // The FAFSA does not wait for the check.
  const lead = work.steps.some(filesAidForm) ? "" : "First ";
  const always = [
    facts.toCheck && checkItem(facts.toCheck, lead),
    deadlineItem(scholarship, { essay, wantsEssay }, facts),
  ]
    .filter((item) => !!item)
    // A form that is filled in still has to be sent.
    .filter(({ key, task }) => key === "submit_now" || !work.done.has(task.id));
  const known = new Set([checkTaskId, ...always.map(({ task }) => task.id)]);
  const tasks = inOrderOfDays(work)
    .filter(({ id }) => !known.has(id))
    .map((task) => taskItem(task, scholarship, { facts, work }));
  const items = [...always, ...tasks].slice(0, mostItems);
  const isTipped = wantsEssay !== "no" && items.length < mostItems && !isKnown(feedbackId, work);
  const tip = isTipped && essayTip(essayScore, wantsEssay === "perhaps");
  return withDays([...items, ...(tip ? [tip] : [])], work);
}

const isKnown = (taskId: string, { open, done }: Work): boolean =>
  done.has(taskId) || open.some(({ id }) => id === taskId);

/** `essay`: the task of the checklist. `perhaps`: the sponsor does not say whether it wants one. */
type EssayWork = { essay: ChecklistTask | null; wantsEssay: "yes" | "perhaps" | "no" };

/** A sponsor that asks for a video or a portfolio and for no essay wants none. */
const mayWantEssay = (scholarship: Scholarship, { isAid, isByAidForm }: CoachFacts): boolean =>
  scholarship.essay_required === null &&
  !isAid &&
  !isByAidForm &&
  !hasNoForm(scholarship) &&
  !thingsToSend(scholarship).some(({ kind }) => kind === "other");

/** The open tasks, those with the earliest days first, then those without a day in the order in which to begin them. */
function inOrderOfDays({ open, steps }: Work): ChecklistTask[] {
  const dated = new Set(steps.flatMap(({ task }) => task ?? []));
  return [...dated, ...inOrderOfBeginning(open.filter((task) => !dated.has(task)))];
}

/** The FAFSA, which waits for nothing, then what is to be checked, then by their days. Those without a day keep their order. */
function withDays(items: readonly Undated[], { steps }: Work): ActionItem[] {
  const stepFor = ({ key, task }: Undated): PlannedStep | undefined =>
    key === "submit_now"
      ? steps.find(({ step }) => step === "submit")
      : steps.find((planned) => planned.task?.id === task.id);
  const rank = (item: Undated, planned: PlannedStep | undefined) => {
    if (planned && filesAidForm(planned)) return 0;
    if (item.key === "check_requirements" || item.key === "check_date") return 1;
    if (planned) return 2;
    return item.task.id === aidFormTaskId ? 3 : 4;
  };
  return items
    .map((item) => ({ item, planned: stepFor(item) }))
    .sort(
      (one, other) =>
        rank(one.item, one.planned) - rank(other.item, other.planned) ||
        (one.planned && other.planned ? byDay(one.planned, other.planned) : 0),
    )
    .map(({ item, planned }) => ({
      ...item,
      day: planned?.day ?? null,
      // Elsewhere the words name the step.
      ...(item.key === "essay_this_week" && planned?.step === "draft" && { is_draft: true as const }),
    }));
}

const criterionNames: ReadonlySet<string> = new Set(factorLabels.map(inSentence));

/** The name of a criterion alone, "GPA", would say the question twice. Others may have brackets of their own. */
function answerWords(question: string, names: readonly string[]): string {
  const told = names.filter((name) => !criterionNames.has(name));
  const what = told.length > 0 ? `: ${told.join(", ")}` : "";
  return `answer “${question}” in your profile: it decides whether you can apply${what}.`;
}

const checkWords = (names: readonly string[]): string =>
  names.length > 0 ? `check ${whatToCheck(names)}.` : "check who can apply.";

/** Comes before any other work where it is not known whether the student may apply, as the list of matches says. */
const checkItem = ({ missingAnswer, names, isFailed }: ToCheck, lead: string): Undated => ({
  key: "check_requirements",
  text: capitalized(lead + (missingAnswer ? answerWords(missingAnswer, names) : checkWords(names))),
  why: "Your profile does not show yet that you meet every requirement. Check before you spend time on it.",
  task: checkTask({ names, isFailed }),
});

function deadlineItem(scholarship: Scholarship, { essay, wantsEssay }: EssayWork, facts: ItemFacts): Undated {
  const { daysLeft, dueOn } = facts;
  if (facts.isDateToCheck) return checkDateItem(facts);
  if (hasNoForm(scholarship)) return noFormItem(facts);
  if (daysLeft <= urgentDays)
    return {
      key: "submit_now",
      // On the last day the student's own day may be the next one already.
      text: ifOpen(
        facts,
        daysLeft > 0 ? `submit your application. The deadline is ${dueOn}.` : "submit your application now.",
        "Urgent: ",
      ),
      why: `${dueWords(facts)}. With ${urgentDays} days or fewer left, send it before other work.`,
      task: sponsorsFormTask(),
    };
  if (daysLeft <= essayDays) return wantsEssay === "no" ? formItem(scholarship, facts) : essayItem(essay, facts);
  return {
    key: "gather_documents",
    text: ifOpen(facts, "gather your documents."),
    why: hasTime(facts),
    task: documentsTask(),
  };
}

const hasTime = (facts: CoachFacts): string => {
  const there = "there is time to collect what the application needs.";
  if (facts.deadline === "unknown")
    return facts.dueOn
      ? `${facts.dueOn}, and the sponsor may want other documents too.`
      : `${dueWords(facts)}: look for it on the sponsor's site, and collect what the application needs.`;
  return facts.deadline === "none"
    ? `${dueWords(facts)}, so ${there}`
    : `${dueWords(facts)}. With more than ${essayDays} days left, ${there}`;
};

/** Comes before any work where last year's date or the usual time is near or has passed: nothing says whether the sponsor takes applications. */
const checkDateItem = (facts: CoachFacts): Undated => ({
  key: "check_date",
  text: `${checkDateTask.title} before you start.`,
  why:
    facts.deadline === "unannounced"
      ? `${dueWords(facts)}.`
      : `${dueWords(facts)}. The sponsor has not confirmed it for this year.`,
  task: checkDateTask,
});

export const checkDateTask = newTask({
  id: "check-date",
  kind: "other",
  title: "Check the date on the sponsor's site",
});

/** In the place of an application, where there is none: nothing is to be sent but what the requirements name. */
const noFormItem = (facts: ItemFacts): Undated => ({
  key: "no_form",
  text: "It has no application of its own. Check on the sponsor's site what to do.",
  why: `${dueWords(facts)}, and the sponsor says that there is no separate application.`,
  task: newTask({ id: "ask-sponsor", kind: "other", title: "Check on the sponsor's site what to do" }),
});

const essayItem = (essay: ChecklistTask | null, facts: ItemFacts): Undated => ({
  key: "essay_this_week",
  text: ifOpen(facts, `write your essay this week${essay ? "" : ", if the sponsor wants one"}.`),
  why: `${dueWords(facts)}. With ${essayDays} days or fewer left, start this week.`,
  task: essay ?? newTask({ id: essayId, kind: "essay", title: "Write the essay" }),
});

const formItem = (scholarship: Scholarship, facts: ItemFacts): Undated => ({
  key: "fill_form",
  text: ifOpen(
    facts,
    `fill in the application.${scholarship.essay_required === false ? " It requires no essay." : ""}`,
  ),
  why: `${dueWords(facts)}. With ${essayDays} days or fewer left, it is time for the form.`,
  task: sponsorsFormTask(),
});

type Known = { facts: CoachFacts; work: Work };

/** A task of the checklist. Its reason is the line that requires it, or why it has its day. */
function taskItem(task: ChecklistTask, scholarship: Scholarship, { facts, work }: Known): Undated {
  const { letters, transcript, aidForm } = requiredMaterials(scholarship);
  const planned = work.steps.find((step) => step.task === task);
  const says = (line: string) => `The requirements say: “${line.replace(/\.$/, "")}.”`;
  const lead =
    leadTimes.find(({ step }) => step === planned?.step)?.reason ?? "It is one of the tasks for this scholarship.";
  if (task.id === aidFormTaskId && aidForm)
    return {
      key: task.title.includes("FAFSA") ? "file_aid_form" : "file_state_form",
      text: `${task.title}.`,
      why: `${says(aidForm)} ${formWords(facts)}`,
      task,
    };
  if (task.kind === "letters")
    return {
      key: "letters",
      text: "Ask for your letters of recommendation.",
      why: letters ? says(letters) : lead,
      task,
    };
  if (task.kind === "transcript")
    return { key: "transcript", text: "Request your transcript.", why: transcript ? says(transcript) : lead, task };
  if (task.kind === "essay")
    return { key: "write_essay", text: `${planned ? stepText(planned) : task.title}.`, why: lead, task };
  return { key: "task", text: `${planned ? stepText(planned) : task.title}.`, why: lead, task };
}

/** When the form is to be filed. Colleges have dates of their own for it. */
const formWords = (facts: CoachFacts): string =>
  facts.deadline !== "unannounced" && facts.deadline !== "none" && facts.deadline !== "unknown"
    ? `${dueWords(facts)}, and colleges may want it sooner.`
    : "Colleges have their own dates for it, so file it early.";

const feedbackId = "feedback";
const essayId = "essay";

/** The tip about essays; null for a student who writes well. */
function essayTip(essayScore: number | null, isPerhaps: boolean): Undated | null {
  if (essayScore !== null && essayScore >= goodEssayScore) return null;
  const help = isOpen("/essay-assistant") ? "the AI Essay Assistant" : "the essay guide";
  return {
    key: "improve_essay",
    text: isPerhaps ? `If the sponsor wants an essay, improve yours with ${help}.` : `Improve your essay with ${help}.`,
    why:
      essayScore === null
        ? "You have not rated your essay writing in your profile."
        : `You rate your essay writing ${essayScore} of 10. Below ${goodEssayScore}, feedback helps most.`,
    task: { ...newTask({ id: feedbackId, kind: "other", title: "Get feedback on the essay" }), hours: 1 },
  };
}

/** What to do, which depends on the check where there is one. `mark` stands before it where there is none. */
function ifOpen({ toCheck }: ItemFacts, work: string, mark = ""): string {
  if (toCheck) return `If you can apply, ${work}`;
  return mark ? mark + work : capitalized(work);
}
