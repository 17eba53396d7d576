import { isCheck, isForAll } from "../../eligibility/is-check.ts";
import type { ScholarshipFacts } from "../scholarship.ts";
import { isToSend } from "../to-send/things-to-send.ts";

type Worded = Pick<ScholarshipFacts, "requirements" | "demands">;

const quotes = ({ demands }: Worded, checked: boolean): string[] =>
  demands.filter((demand) => isForAll(demand) && isCheck(demand) === checked).map(({ quote }) => quote);

/** The stated requirement that a quote is a part of, unless the quote of another demand is a part of it too; else the quote. */
function wholeLine({ requirements, demands }: Worded, quote: string): string {
  const line = requirements.find((each) => each.includes(quote));
  return line && !demands.some((other) => other.quote !== quote && line.includes(other.quote)) ? line : quote;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * The requirements in words, apart from those that the student has to check: who may apply, and what to send. `answered` are
 * lines that the student's profile decides, so that nobody has to check them.
 */
export const requirementLines = (facts: Worded, answered = nothing): { who: string[]; toSend: string[] } => {
  const toCheck = linesToCheck(facts, answered);
  const quoted = [...quotes(facts, false), ...quotes(facts, true)].map((quote) => wholeLine(facts, quote));
  const all = [...facts.requirements, ...quoted];
  const lines = [...new Set(all)].filter((line) => !toCheck.includes(line));
  return { who: lines.filter((line) => !isToSend(line)), toSend: lines.filter(isToSend) };
};

/** The sponsor's words about requirements that were not understood, or that no answer of a profile decides. */
export function linesToCheck(facts: Worded, answered = nothing): string[] {
  const open = quotes(facts, true).filter((quote) => !answered.has(quote));
  return [...new Set(open.map((quote) => wholeLine(facts, quote)))];
}
