import type { CheckKind } from "../../demand.ts";
import { isGivenFor } from "../../field/fields-in-title.ts";
import type { Mention } from "../../mention.ts";
import type { ReadClause } from "../../read-clause.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";
import { awardWords } from "../../words/awards.ts";

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
    return meaning.groups[0] === "minority" && (awardWords.has(wordAt(tokens, to)) || tokens[from - 1]?.word === "for");
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
    /^(?:to|for)$/.test(wordAt(tokens, from));
  return mentions.some(isOfWork) ? "employment" : null;
}
const forAbroad = phraseFinder<true>([
  [
    "international (merit|excellence|academic|achievement|undergraduate|postgraduate|graduate|tuition|entrance|student|students|) (merit|excellence|fee|) (scholarship|scholarships|bursary|bursaries|award|awards)",
    true,
  ],
]);

/** Degrees behind the name of a person: "the Chiu-An Wang, M.D. Scholarship". */
const titlesOfPeople = wordSet("md jd phd dds dvm esq rn mba edd do");
type Title = { tokens: readonly Token[]; clause: { text: string } };
export const isTitleOfPerson = ({ tokens, clause: { text } }: Title, from: number, to: number): boolean =>
  from > 0 &&
  tokens.slice(from, to).every(({ word }) => titlesOfPeople.has(word)) &&
  (!/^(?:phd|mba)$/.test(wordAt(tokens, from)) || text.slice(tokens[from - 1]?.end, tokens[from]?.start).includes(","));
