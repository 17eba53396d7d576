import { z } from "zod";
import { resolveField } from "../fields-of-study/resolve-field.ts";
import { countryCode } from "../places/countries.ts";
import { stateCode } from "../places/us-states.ts";
import { matchingLevels } from "../profile/answers/academic-level.ts";
import { emptyFacts } from "../scholarships/requirements/empty-facts.ts";
import { citizenships, groups } from "../scholarships/vocabulary.ts";
import type { Statement } from "./combine/statement.ts";
import { readEligibility, readStatements, type SponsorText } from "./read-eligibility.ts";
import { wordSet } from "./text/word-set.ts";
import { isStatedIn, type StatedFacts, withReading } from "./with-reading.ts";

export const proposableCriteria = [
  "level",
  "field_of_study",
  "gpa",
  "residence",
  "citizenship",
  "groups",
  "financial_need",
  "graduation_year",
  "institution",
] as const;

/** A fact that a model proposes for words that the reader did not understand, with the sponsor's words that state it. */
export const Proposal = z.object({
  criterion: z.enum(proposableCriteria),
  values: z.array(z.string().min(1).max(120)).min(1).max(20),
  quote: z.string().min(1).max(600),
});
export type Proposal = z.infer<typeof Proposal>;

/**
 * Why a proposal does not count. `quote_missing`: no demand of the text holds the quote; `read`: the reader understood
 * these words; `restricted`: the clause holds an "or", a "not" or an exception; `stated`: the criterion has a fact;
 * `no_such_value`: the criterion has no such value, or the quote does not name it; `contradiction`: the reader reads
 * something else from the quote.
 */
export type DropReason = "quote_missing" | "read" | "restricted" | "stated" | "no_such_value" | "contradiction";

/** The clauses of a text that demand something of which a word was not read. */
export const unreadClauses = (sponsor: SponsorText): Statement[] =>
  readStatements(sponsor).filter(({ part, mood, unread }) => part === "text" && mood === "demand" && unread.length > 0);

/**
 * Adds the proposals that count to the facts of a scholarship. A proposal never removes anything: what the reader did not
 * understand stays for the student to check, so that a model cannot make anybody "eligible".
 */
export function withProposals<Facts extends StatedFacts>(
  facts: Facts,
  sponsor: SponsorText,
  proposals: readonly Proposal[],
): { facts: Facts; accepted: Proposal[]; dropped: { proposal: Proposal; reason: DropReason }[] } {
  const clauses = unreadClauses(sponsor);
  const accepted: Proposal[] = [];
  const dropped: { proposal: Proposal; reason: DropReason }[] = [];
  let joined = facts;
  for (const proposal of proposals) {
    const { criterion, quote } = proposal;
    const values = valuesOf(proposal);
    const reason = dropReason(proposal, clauses, joined, values);
    if (reason !== null) dropped.push({ proposal, reason });
    else {
      accepted.push(proposal);
      joined = { ...joined, ...values, evidence: { ...joined.evidence, [criterion]: quote } };
    }
  }
  return { facts: joined, accepted, dropped };
}

function dropReason(
  { criterion, quote }: Proposal,
  clauses: readonly Statement[],
  facts: StatedFacts,
  values: Partial<StatedFacts> | null,
): DropReason | null {
  const clause = clauses.find((each) => each.quote.includes(quote));
  if (!clause) return "quote_missing";
  const [from, to] = [clause.quote.indexOf(quote), clause.quote.indexOf(quote) + quote.length];
  if (!clause.unread.some(({ start, end }) => start >= from && end <= to)) return "read";
  if (clause.excludes || clause.tokens.some(({ word }) => restricting.has(word))) return "restricted";
  if (isStatedIn(facts, criterion)) return "stated";
  if (values === null) return "no_such_value";
  return contradicts(values, quote) ? "contradiction" : null;
}

const restricting = wordSet("or not no non nor except excluding unless without neither either");

function contradicts(values: Partial<StatedFacts>, quote: string): boolean {
  const reading = readEligibility({ title: "", provider: "", text: quote });
  const { demands } = withReading({ ...emptyFacts(), ...values }, reading);
  return demands.some((demand) => demand.about === "check" && demand.kind === "conflict");
}

/** The facts that a proposal states; null if one of its values does not exist or is not in its quote. */
function valuesOf({ criterion, values, quote }: Proposal): Partial<StatedFacts> | null {
  const isNamed = (value: string) => quote.toLowerCase().includes(value.toLowerCase());
  switch (criterion) {
    case "level":
      return facts("academic_level", among(values, matchingLevels));
    case "field_of_study":
      return facts(
        "field_of_study",
        all(values, (value) => (isField(value) ? value : null)),
      );
    case "gpa":
      return facts("gpa_requirement", all(values, (value) => (isNamed(value) ? gradeOf(value) : null))?.[0] ?? null);
    case "residence":
      return placesOf(values);
    case "citizenship":
      return facts("citizenship", among(values, citizenships));
    case "groups":
      return facts("groups", among(values, groups));
    case "financial_need":
      return { need_based: true };
    case "graduation_year":
      return facts(
        "graduation_years",
        all(values, (value) => (isNamed(value) ? yearOf(value) : null)),
      );
    case "institution":
      return facts(
        "institutions",
        all(values, (value) => (isNamed(value) ? value : null)),
      );
  }
}

const facts = <Name extends keyof StatedFacts>(name: Name, value: StatedFacts[Name] | null) =>
  value === null ? null : { [name]: value };

/** What each value stands for, or null if one stands for nothing. */
function all<T>(values: readonly string[], read: (value: string) => T | null): T[] | null {
  const found = values.map(read).filter((value) => value !== null);
  return found.length === values.length ? found : null;
}

const among = <T extends string>(values: readonly string[], vocabulary: readonly T[]): T[] | null =>
  all(values, (value) => vocabulary.find((key) => key === value) ?? null);

function isField(name: string): boolean {
  const { all: isAny, codes } = resolveField(name);
  return !isAny && codes.length > 0;
}

const gradeOf = (value: string) => (/^[0-4](?:\.\d{1,2})?$/.test(value) && Number(value) <= 4 ? Number(value) : null);
const yearOf = (value: string) => (/^20\d\d$/.test(value) ? Number(value) : null);

function placesOf(values: readonly string[]): Partial<StatedFacts> | null {
  const states = values.map(stateCode).filter((code) => code !== null);
  const countries = values.filter((value) => stateCode(value) === null).map(countryCode);
  if (countries.includes(null)) return null;
  return { location_restrictions: states, countries: countries.filter((code) => code !== null) };
}
