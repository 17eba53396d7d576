import { isCheck, isForAll } from "../../eligibility/is-check.ts";
import type { ScholarshipFacts } from "../scholarship.ts";
import { isToSend } from "../to-send/things-to-send.ts";

type Worded = Pick<ScholarshipFacts, "requirements" | "demands">;

const quotes = ({ demands }: Worded, checked: boolean): string[] =>
  demands.filter((demand) => isForAll(demand) && isCheck(demand) === checked).map(({ quote }) => quote);

const nothing: ReadonlySet<string> = new Set();

/**
 * The requirements in words, apart from those that the student has to check: who may apply, and what to send. `answered` are
 * lines that the student's profile decides, so that nobody has to check them.
 */
export const requirementLines = (facts: Worded, answered = nothing): { who: string[]; toSend: string[] } => {
  const toCheck = linesToCheck(facts, answered);
  const all = [...facts.requirements, ...quotes(facts, false), ...quotes(facts, true)];
  const lines = [...new Set(all)].filter((line) => !toCheck.includes(line));
  return { who: lines.filter((line) => !isToSend(line)), toSend: lines.filter(isToSend) };
};

/** The sponsor's words about requirements that were not understood, or that no answer of a profile decides. */
export const linesToCheck = (facts: Worded, answered = nothing): string[] =>
  [...new Set(quotes(facts, true))].filter((line) => !answered.has(line));
