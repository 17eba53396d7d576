import { isCheck, isForAll } from "../eligibility/is-check.ts";
import type { ScholarshipFacts } from "./scholarship.ts";
import { isToSend } from "./things-to-send.ts";

type Worded = Pick<ScholarshipFacts, "requirements" | "demands">;

const quotes = ({ demands }: Worded, checked: boolean): string[] =>
  demands.filter((demand) => isForAll(demand) && isCheck(demand) === checked).map(({ quote }) => quote);

/** The requirements in words, apart from those that the student has to check: who may apply, and what to send. */
export const requirementLines = (facts: Worded): { who: string[]; toSend: string[] } => {
  const toCheck = linesToCheck(facts);
  const lines = [...new Set([...facts.requirements, ...quotes(facts, false)])].filter(
    (line) => !toCheck.includes(line),
  );
  return { who: lines.filter((line) => !isToSend(line)), toSend: lines.filter(isToSend) };
};

/** The sponsor's words about requirements that were not understood, or that no answer of a profile decides. */
export const linesToCheck = (facts: Worded): string[] => [...new Set(quotes(facts, true))];
