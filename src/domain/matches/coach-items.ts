import { aidFormTaskId, sponsorsFormTaskId } from "../applications/aid-form-task.ts";
import { checkTask } from "../applications/check-task.ts";
import type { TaskKind } from "../applications/checklist.ts";
import { newTask } from "../applications/new-task.ts";
import { daysAfter } from "../calendar/day.ts";
import { scopeOf } from "../odds/scope.ts";
import { isOpen } from "../pages/page-paths.ts";
import { aidFormTask, requiredMaterials } from "../scholarships/required-materials.ts";
import type { Scholarship } from "../scholarships/scholarship.ts";
import { capitalized } from "../words/capitalized.ts";
import type { Coaching } from "./coach.ts";
import { type CoachFacts, dueWords } from "./coach-priority.ts";
import type { ActionItem } from "./coach-recommendation.ts";
import { criterionLabels } from "./criteria-summary.ts";
import { inSentence } from "./question-text.ts";

const mostItems = 4;
const urgentDays = 7;
const essayDays = 21;
/** An essay-writing score below this one gets the tip about essays. */
const goodEssayScore = 7;

/** `missingAnswer`: the profile answer that alone decides it. */
type ToCheck = { names: readonly string[]; missingAnswer: string | null };

/** `toCheck`: what is left to check of who may apply, as a row of the list names it; null where the student may apply. */
export type ItemFacts = CoachFacts & { toCheck: ToCheck | null };

/**
 * What to do for one application, the most urgent first. What is left to check of who may apply comes before everything,
 * then the form for need-based aid. Where there is too much to do, the tip about essays is left out, then the last items.
 */
export function actionItems(scholarship: Scholarship, facts: ItemFacts, coaching: Coaching): ActionItem[] {
  const { letters, transcript, aidForm } = requiredMaterials(scholarship);
  const required = [letters && lettersItem(letters), transcript && transcriptItem(transcript)].filter((item) => !!item);
  const withoutEssay = facts.isByAidForm || isWithoutEssay(scholarship);
  const first = deadlineItem(withoutEssay, facts, coaching.today);
  const items = [facts.toCheck && checkItem(facts.toCheck), aidForm && aidFormItem(aidForm, facts), first].filter(
    (item) => !!item,
  );
  const tip = items.length + required.length < mostItems && !withoutEssay && essayTip(coaching.essayScore);
  return [...items, ...(tip ? [tip] : []), ...required].slice(0, mostItems);
}

const criterionNames: ReadonlySet<string> = new Set(Object.values(criterionLabels).map(inSentence));

/** The name of a criterion alone, "GPA", would say the question twice. */
function answerFirst(question: string, names: readonly string[]): string {
  const told = names.filter((name) => !criterionNames.has(name));
  const what = told.length > 0 ? ` (${told.join(", ")})` : "";
  return `First answer “${question}” in your profile: it decides whether you can apply${what}.`;
}

const checkFirst = (names: readonly string[]): string =>
  names.length > 0 ? `First check whether you can apply: ${names.join(", ")}.` : "First check who can apply.";

/** Comes before any work where it is not known whether the student may apply, as the list of matches says. */
const checkItem = ({ missingAnswer, names }: ToCheck): ActionItem => ({
  key: "check_requirements",
  text: missingAnswer ? answerFirst(missingAnswer, names) : checkFirst(names),
  why: "Your profile does not show that you meet all that the sponsor asks for. So check before you spend time on it.",
  task: checkTask(names),
});

const aidFormItem = (requirement: string, facts: CoachFacts): ActionItem => ({
  key: "file_aid_form",
  text: `${aidFormTask(requirement)} first.`,
  why: `The requirements say: “${requirement.replace(/\.$/, "")}.” ${formWords(facts)}`,
  task: task("form", aidFormTaskId, aidFormTask(requirement)),
});

/** When the form is to be filed. Colleges have dates of their own for it. */
const formWords = (facts: CoachFacts): string =>
  facts.deadline === "fixed" || facts.deadline === "yearly"
    ? `${dueWords(facts)}, and colleges may want it sooner.`
    : "Colleges have their own dates for it, so file it early.";

function deadlineItem(withoutEssay: boolean, facts: ItemFacts, today: string): ActionItem {
  const { daysLeft } = facts;
  if (facts.deadline === "yearly" && daysLeft <= essayDays) return checkDateItem(facts);
  if (daysLeft <= urgentDays)
    return {
      key: "submit_now",
      // On the last day the student's own day may be the next one already.
      text: ifOpen(facts, `submit your application ${daysLeft > 0 ? `by ${facts.dueOn}` : "now"}.`, "Urgent: "),
      why: `${dueWords(facts)}. With ${urgentDays} days or fewer, sending it comes first.`,
      task: task("form", sponsorsFormTaskId, "Fill in the sponsor's form"),
    };
  if (daysLeft <= essayDays) return thisWeek(withoutEssay, facts, daysAfter(today, 7));
  return {
    key: "gather_documents",
    text: ifOpen(facts, "gather your documents."),
    why: `${enoughTime(facts)} there is time to collect what the application needs.`,
    task: task("other", "documents", "Gather the documents"),
  };
}

const enoughTime = (facts: CoachFacts): string =>
  facts.deadline === "unannounced" ? `${dueWords(facts)}, so` : `${dueWords(facts)}. With more than ${essayDays} days,`;

/** Comes before any work where last year's date is near: nothing says whether the sponsor takes applications. */
const checkDateItem = (facts: CoachFacts): ActionItem => ({
  key: "check_date",
  text: "Check the date on the sponsor's site first.",
  why: `${dueWords(facts)}. The sponsor has not confirmed it for this year.`,
  task: task("other", "check-date", "Check the date on the sponsor's site"),
});

/** `due`: the day by which it is to be done. */
function thisWeek(withoutEssay: boolean, facts: ItemFacts, due: string): ActionItem {
  const why = `${dueWords(facts)}. With ${essayDays} days or fewer, this week counts.`;
  const [text, work] = withoutEssay
    ? ([
        ifOpen(facts, "fill in the application this week. It requires no essay."),
        task("form", sponsorsFormTaskId, "Fill in the sponsor's form"),
      ] as const)
    : ([ifOpen(facts, "write your essay this week."), task("essay", "essay", "Write the essay")] as const);
  return { key: "essay_this_week", text, why, task: { ...work, due } };
}

/** Whether the sponsor states that no essay is required, or the aid goes to everyone who qualifies by a form. */
const isWithoutEssay = (scholarship: Scholarship): boolean =>
  scholarship.essay_required === false || (scholarship.essay_required === null && scopeOf(scholarship) === "aid");

/** The tip about essays; null for a student who writes well. */
function essayTip(essayScore: number | null): ActionItem | null {
  if (essayScore !== null && essayScore >= goodEssayScore) return null;
  const help = isOpen("/essay-assistant") ? "the AI Essay Assistant" : "the essay guide";
  return {
    key: "improve_essay",
    text: `Improve your essay with ${help}.`,
    why:
      essayScore === null
        ? "You have not rated your essay writing in your profile."
        : `You rate your essay writing ${essayScore} of 10. Below ${goodEssayScore}, feedback helps most.`,
    task: { ...task("other", "feedback", "Get feedback on the essay"), hours: 1 },
  };
}

const lettersItem = (requirement: string): ActionItem => ({
  key: "letters",
  text: "Ask for your letters of recommendation.",
  why: `The requirements say: “${requirement}”`,
  task: task("letters", "letters", "Ask for your letters of recommendation"),
});

const transcriptItem = (requirement: string): ActionItem => ({
  key: "transcript",
  text: "Request your transcript.",
  why: `The requirements say: “${requirement}”`,
  task: task("transcript", "transcript", "Order your transcript"),
});

/** What to do, which depends on the check where there is one. `mark` stands before it where there is none. */
function ifOpen({ toCheck }: ItemFacts, work: string, mark = ""): string {
  if (toCheck) return `If you can apply, ${work}`;
  return mark ? mark + work : capitalized(work);
}

/** The same work has the same id on every day, and the one that the first checklist of the tracker gives it. */
function task(kind: TaskKind, id: string, title: string): ActionItem["task"] {
  return newTask({ id, kind, title });
}
