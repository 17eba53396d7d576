import type { ProfileQuestion } from "../profile/questions.ts";
import { formatDollars } from "../scholarships/money-range.ts";
import type { Unlock } from "./match.ts";

/** What to ask for, so that " settles ..." can follow it after "It" or "it". */
export function questionText(unlock: Pick<Unlock, "label">, { input, question }: ProfileQuestion): string {
  return input.kind === "yes_no" ? question : `Tell us your ${inSentence(unlock.label)}`;
}

/** What an answer settles: `6 open awards, $14,500`. */
export function impactText({ scholarships, dollars }: Pick<Unlock, "scholarships" | "dollars">): string {
  const count = scholarships === 1 ? "1 open scholarship" : `${scholarships.toLocaleString("en-US")} open scholarships`;
  return dollars > 0 ? `${count}, ${formatDollars(dollars)}` : count;
}

/** `Field of study` reads `field of study` inside a sentence; `GPA` and `LGBTQ+` stay. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
