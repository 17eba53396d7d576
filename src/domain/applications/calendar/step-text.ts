import { formatDay } from "../../scholarships/days/days-left.ts";
import { filesAidForm, type PlannedStep, type Step } from "./back-plan.ts";

/** The verbs that the titles of tasks usually begin with. */
const verbs =
  /^(?:apply|ask|call|check|collect|complete|contact|do|download|email|enter|file|fill|find|finish|gather|get|make|order|pick up|prepare|print|provide|remind|request|scan|send|sign|start|submit|upload|write)\b/i;
const writing = /^(?:write|draft|finish|revise)\s+(?=\S)/i;

/** The step as a student reads it, such as `First draft of the essay` or `Order your transcript`. */
export function stepText({ step, task }: Step): string {
  if (!task) return "Submit the application";
  const { title } = task;
  switch (step) {
    case "draft":
      return `First draft of ${essayIn(title)}`;
    case "finish":
      return `Finish ${essayIn(title)}`;
    case "ask":
      return verbs.test(title) ? title : `Ask for: ${title}`;
    case "request":
      return verbs.test(title) ? title : `Request: ${title}`;
    case "fill":
      return verbs.test(title) ? title : `Fill in: ${title}`;
    default:
      return title;
  }
}

/** What a task has the student write: `the essay` for `Write the essay`. A title without a verb is quoted. */
function essayIn(title: string): string {
  if (/^(?:the )?essay$/i.test(title)) return "the essay";
  return writing.test(title) ? title.replace(writing, "") : `“${title}”`;
}

/**
 * By when to do a step: `by Feb 1`, or what has come: `today`, `now`. The FAFSA has no such day, but one from which it can be filed.
 * `today` is the student's day, YYYY-MM-DD.
 */
export function byWhen(step: Pick<PlannedStep, "day" | "task">, today: string): string {
  const { day } = step;
  if (filesAidForm(step)) return day > today ? `from ${formatDay(day, today)}` : "as soon as you can";
  if (day === today) return "today";
  return day < today ? "now" : `by ${formatDay(day, today)}`;
}
