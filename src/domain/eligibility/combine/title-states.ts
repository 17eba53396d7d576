import type { CheckKind } from "../demand.ts";
import { isGivenFor } from "../field/fields-in-title.ts";
import type { Meaning, Mention } from "../mention.ts";
import { namesSome } from "../mood/people.ts";
import type { ReadClause } from "../read-clause.ts";
import { phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";

/** Initials of people that are degrees too, and schools whose name says a level. */
const names = /^(?:jd|md|do|school|schools|institute|college|colleges)$/;

/**
 * Whether a title surely states a level ("PhD Scholarship", "High School Senior Award"), students from abroad
 * ("International Student Award"), minorities ("Minority Fellowship"), need ("Need-Based Grant") or the field of a degree ("MSc in Physics").
 * Initials, and schools that are only a part of a name, state none: "PHD Scholarship", "Gilder Graduate School".
 */
export function titleStates(mention: Mention, { tokens, mentions, quote }: ReadClause & { quote: string }): boolean {
  const { from, to, meaning } = mention;
  if (meaning.about === "field_of_study")
    return (
      isGivenFor(tokens, mention, meaning.names) ||
      mentions.some((other) => other.meaning.about === "level" && from >= other.to && from - other.to <= 1)
    );
  const words = tokens.slice(from, to);
  if (meaning.about === "citizenship")
    return (
      meaning.statuses[0] === "international" && (words.length === 1 || words.some(({ word }) => people.test(word)))
    );
  if (meaning.about === "groups")
    return (
      meaning.groups[0] === "minority" && (awards.test(tokens[to]?.word ?? "") || tokens[from - 1]?.word === "for")
    );
  if (meaning.about === "financial_need") return words.some(({ word }) => word === "based");
  if (meaning.about !== "level" || meaning.levels.length === 0) return false;
  if (meaning.levels.includes("high_school") && !words.some(({ word }) => people.test(word))) return false;
  // A prize for a dissertation is for those who have written it.
  if (
    words.some(({ word }) => word === "dissertation") &&
    tokens.some(({ word }) => /^(?:prizes?|awards?)$/.test(word))
  )
    return false;
  if (words.some(({ word }) => word === "phd") && /\bPHD\b/.test(quote) && quote !== quote.toUpperCase()) return false;
  return !names.test(words.at(-1)?.word ?? "");
}

/** Whether a title has a word for a level, which may be a part of a name: "Societies' College Undergraduate Competition". */
export const speaksOfLevel = ({ tokens }: Pick<ReadClause, "tokens">): boolean =>
  tokens.some(({ word }) =>
    /^(?:undergraduates?|graduate|postgraduates?|phd|doctoral|dissertation|postdoctoral)$/.test(word),
  );

const people = /^(?:seniors?|juniors?|students?|graders?|freshm[ae]n|contests?|competitions?)$/;
const awards = /^(?:scholarships?|fellowships?|awards?|grants?|bursary|bursaries)$/;

/**
 * What a title leaves to check, which its text may not repeat: students from abroad ("International Merit Scholarships")
 * and people at work ("Grants to Professional Artists").
 */
export function titleLeaves({ tokens, mentions }: Pick<ReadClause, "tokens" | "mentions">): CheckKind | null {
  if (forAbroad(tokens).length > 0) return "citizenship";
  const isOfWork = ({ from, meaning }: Mention) =>
    meaning.about === "demand" &&
    meaning.demand.about === "check" &&
    meaning.demand.kind === "employment" &&
    /^(?:to|for)$/.test(tokens[from]?.word ?? "");
  return mentions.some(isOfWork) ? "employment" : null;
}
const forAbroad = phraseFinder<true>([
  [
    "international (merit|excellence|academic|achievement|undergraduate|postgraduate|graduate|tuition|entrance|student|students|) (merit|excellence|fee|) (scholarship|scholarships|bursary|bursaries|award|awards)",
    true,
  ],
]);

/**
 * Whom a title names, beside a text that leaves nothing to check: "Adoptee Scholarship", "Polish Heritage Award", "Former Page
 * Award". Words of the sponsor's own name (`names`) and what a title praises are none.
 */
export function titleAsks(
  { tokens, mentions, clause: { text } }: Title & ReadClause,
  names: ReadonlySet<string>,
): CheckKind | null {
  for (const { from, to, meaning } of mentions) {
    const kind = kindAsked(meaning);
    if (kind !== null && tokens.slice(from, to).some((token) => !names.has(token.word) && !anybody.has(token)))
      return kind;
  }
  const isPerson = (token: Token) =>
    (namesSome([token]) && !anybody.has(token) && text.slice(token.end - 2, token.end) !== "'s") ||
    token.word === "former";
  const isOpen = (token: Token, at: number) =>
    !names.has(token.word) && !mentions.some(({ from, to }) => from <= at && at < to);
  return tokens.some((token, at) => isPerson(token) && isOpen(token, at)) ? "unread" : null;
}

function kindAsked(meaning: Meaning): CheckKind | null {
  if (meaning.about !== "demand") return null;
  const { demand } = meaning;
  if (demand.about === "parent_employers" || demand.about === "parent_unions") return "family";
  if (demand.about === "heritage") return "heritage";
  return demand.about === "check" && asked.has(demand.kind) ? demand.kind : null;
}
const asked: ReadonlySet<CheckKind> = new Set([
  "employment",
  "family",
  "health",
  "heritage",
  "license",
  "membership",
  "religion",
]);
/** Levels are read by their own rules, and other words praise or belong to names. */
const anybody = tokenSet(`
undergraduate undergraduates graduate graduates postgraduate postgraduates senior seniors junior juniors sophomore sophomores freshman freshmen phd schoolers leavers
leader leaders youth american americans national nationals major majors adult adults minorities faculty professional professionals
`);

/** Degrees behind the name of a person: "the Chiu-An Wang, M.D. Scholarship". */
const titlesOfPeople = new Set("md jd phd dds dvm esq rn mba edd do".split(" "));
type Title = { tokens: readonly Token[]; clause: { text: string } };
export const isTitleOfPerson = ({ tokens, clause: { text } }: Title, from: number, to: number): boolean =>
  from > 0 &&
  tokens.slice(from, to).every(({ word }) => titlesOfPeople.has(word)) &&
  (!/^(?:phd|mba)$/.test(tokens[from]?.word ?? "") ||
    text.slice(tokens[from - 1]?.end, tokens[from]?.start).includes(","));
