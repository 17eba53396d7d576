import { formatDollars } from "../scholarships/money/money-range.ts";
import type { Unlock } from "./match.ts";

type Impact = Pick<Unlock, "field" | "scholarships" | "dollars">;

/**
 * Whose scholarships wait for an answer that fits few of them. Naming three colleges finds those of three colleges, so a
 * figure of all of them with their dollars would promise too much.
 */
const narrowGroups: ReadonlyMap<string, string> = new Map([
  ["college", "students of certain colleges"],
  ["intended_colleges", "students of certain colleges"],
  ["high_school", "students of certain high schools"],
  ["county", "people in certain counties"],
  ["parent_employers", "families of certain employers"],
  ["parent_unions", "families of certain unions"],
]);

type Question = Pick<Unlock, "label" | "question">;

/** What to do next and what it brings: `Add your GPA to check 56 more scholarships (up to $728,895).` */
export const questionText = (unlock: Question & Impact): string => askedFor(unlock, impactText(unlock));

/** The question of one scholarship: `Add your GPA to check this scholarship.` */
export const ownQuestionText = (unlock: Question): string => askedFor(unlock, "this scholarship");

function askedFor({ label, question }: Question, what: string): string {
  if (question) return `${question} Your answer helps check ${what}.`;
  return `Add your ${inSentence(label)} to check ${what}.`;
}

/** How much an answer can decide: `6 more scholarships (up to $14,500)`, `which of 464 scholarships for students of certain colleges you may apply for`. */
export function impactText({ field, scholarships, dollars }: Impact): string {
  const narrow = narrowGroups.get(field);
  if (narrow !== undefined)
    return scholarships === 1
      ? `whether 1 scholarship for ${narrow} fits you`
      : `which of ${scholarships.toLocaleString("en-US")} scholarships for ${narrow} you may apply for`;
  const count = scholarships === 1 ? "1 more scholarship" : `${scholarships.toLocaleString("en-US")} more scholarships`;
  return dollars > 0 ? `${count} (up to ${formatDollars(dollars)})` : count;
}

/** A label inside a sentence: `Field of study` reads `field of study`; `GPA` and `LGBTQ+` stay. */
export function inSentence(label: string): string {
  return /^[A-Z][a-z ]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
