import type { Statement } from "#domain/eligibility/combine/statement.ts";
import type { Meaning } from "#domain/eligibility/mention.ts";
import { readEligibility, readStatements, type SponsorText } from "#domain/eligibility/read-eligibility.ts";

/** A file as the text of a sponsor. Its first line is the title, if there are more. */
export function sponsorTextIn(file: string): SponsorText {
  const end = file.indexOf("\n");
  return {
    title: end < 0 ? "" : file.slice(0, end).trim(),
    provider: "",
    text: end < 0 ? file : file.slice(end + 1),
  };
}

/**
 * How a text is read, for people: each clause with what it does, what was found in it and which words were not read;
 * then the facts and what is left to check.
 */
export function shownReading(sponsor: SponsorText): string {
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

function shownClause({ clause, part, mood, mentions, tokens, unread, exclusion }: Statement): string {
  const words = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(" ");
  const excluded = (exclusion?.demands ?? []).map((demand) => `    ${shownValues(demand)}`);
  // The mentions of a clause that excludes are those whom it excludes.
  if (mood === "exclusion") return [`${mood}: ${clause.text}`, ...excluded, ""].join("\n");
  return [
    `${part === "title" ? "title" : mood}: ${clause.text}`,
    ...excluded,
    ...mentions.map(({ from, to, meaning }) => `    ${shownMeaning(meaning)} <- ${words(from, to)}`),
    ...(unread.length > 0 ? [`    not read: ${unread.map(({ word }) => word).join(" ")}`] : []),
    "",
  ].join("\n");
}

const shownMeaning = ({ about, ...values }: Meaning) =>
  "demand" in values ? shownValues(values.demand) : `${about} ${shownValues(values)}`.trim();

const shownValues = (values: object): string =>
  Object.values(values)
    .map(shownValue)
    .filter((shown) => shown !== "")
    .join(" ");

function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === false) return "";
  if (Array.isArray(value)) return value.map(shownValue).join(", ");
  return typeof value === "object" ? shownValues(value) : String(value);
}
