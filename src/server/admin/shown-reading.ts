import type { Statement } from "#domain/eligibility/combine.ts";
import type { Meaning } from "#domain/eligibility/mention.ts";
import { readEligibility, readStatements } from "#domain/eligibility/read-eligibility.ts";

/**
 * How a text is read, for people: each clause with what it does, what was found in it and which words were not read;
 * then the facts and what is left to check. The first line of the text is the title.
 */
export function shownReading(text: string): string {
  const end = text.indexOf("\n");
  const sponsor = {
    title: end < 0 ? "" : text.slice(0, end).trim(),
    provider: "",
    text: end < 0 ? text : text.slice(end + 1),
  };
  const { facts, demands } = readEligibility(sponsor);
  const stated = Object.entries(facts).filter(([, value]) => value !== null && String(value) !== "");
  return [
    ...readStatements(sponsor).map(shownClause),
    "Facts",
    ...stated.map(([name, value]) => `  ${name}: ${[value].flat().join(", ")}`),
    "Beside the facts",
    ...demands.map(({ quote, ...demand }) => `  ${shownValues(demand)}: "${quote}"`),
    "",
  ].join("\n");
}

function shownClause({ clause, part, mood, mentions, tokens, unread }: Statement): string {
  const words = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(" ");
  return [
    `${part === "title" ? "title" : mood}: ${clause.text}`,
    ...mentions.map(({ from, to, meaning }) => `    ${shownMeaning(meaning)} <- ${words(from, to)}`),
    ...(unread.length > 0 ? [`    not read: ${unread.map(({ word }) => word).join(" ")}`] : []),
    "",
  ].join("\n");
}

const shownMeaning = ({ about, ...values }: Meaning) =>
  "demand" in values ? shownValues(values.demand) : `${about} ${shownValues(values)}`.trim();

const shownValues = (values: object) =>
  Object.values(values)
    .filter((value) => value !== false && value !== null)
    .join(" ");
