import type { ScholarshipFacts } from "./scholarship.ts";

type Worded = Pick<ScholarshipFacts, "requirements" | "demands">;

const quotes = ({ demands }: Worded, checked: boolean): string[] =>
  demands.filter(({ about }) => (about === "check") === checked).map(({ quote }) => quote);

/** The requirements in words, apart from those that the student has to check. */
export const requirementLines = (facts: Worded): string[] => {
  const toCheck = linesToCheck(facts);
  return [...new Set([...facts.requirements, ...quotes(facts, false)])].filter((line) => !toCheck.includes(line));
};

/** The sponsor's words about requirements that were not understood, or that no answer of a profile decides. */
export const linesToCheck = (facts: Worded): string[] => [...new Set(quotes(facts, true))];
