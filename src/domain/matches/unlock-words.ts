import type { ProfileQuestion } from "../profile/questions.ts";
import { formatDollars } from "../scholarships/money-range.ts";
import type { Unlock } from "./match.ts";

/** What to ask for, so that " settles ..." can follow it after "It" or "it". */
export function askingWords(unlock: Pick<Unlock, "label">, { input, question }: ProfileQuestion): string {
  return input.kind === "yes_no" ? question : `Tell us your ${inSentence(unlock.label)}`;
}

/** What an answer settles: `6 open awards, $14,500`. */
export function settledWords({ awards, dollars }: Pick<Unlock, "awards" | "dollars">): string {
  const count = awards === 1 ? "1 open award" : `${awards.toLocaleString("en-US")} open awards`;
  return dollars > 0 ? `${count}, ${formatDollars(dollars)}` : count;
}

/** `Field of study` reads `field of study` inside a sentence; `GPA` and `LGBTQ+` stay. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
