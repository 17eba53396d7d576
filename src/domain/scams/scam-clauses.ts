import { type Clause, clausesOf } from "../eligibility/text/clauses.ts";
import type { Found } from "../eligibility/text/phrases.ts";
import { startsWithDigit, type Token, tokensAsTyped, tokensOf, withWord } from "../eligibility/text/tokens.ts";
import { beginningOf } from "../reader/bounded-text.ts";
import { type CueName, cueFinders } from "./cues/cues.ts";

/** A clause of a sponsor's text, and what it is about. */
export type ScamClause = {
  /** The words as they stand in the text, at most 300 characters. */
  sentence: string;
  tokens: readonly Token[];
  /** Whether the clause is a question, or the answer to one follows ("Is there a fee? No."). */
  isQuestion: boolean;
  find: (cue: CueName) => readonly Found<boolean>[];
  has: (cue: CueName) => boolean;
};

const longestSentence = 300;

/** The clauses of a text in order. Reads its first 20,000 characters. */
export function scamClausesOf(text: string): ScamClause[] {
  const clauses = clausesOf(text);
  return clauses.flatMap((clause, at) => {
    // The words before a colon are a clause of their own too, and say more with what they introduce.
    const opensNext = clauses[at + 1]?.lead !== "" && clauses[at + 1]?.lead === clause.text;
    if (opensNext) return [];
    const answer = tokensOf(clauses[at + 1]?.text.slice(0, 20) ?? "")[0]?.word;
    const isQuestion = clause.text.trimEnd().endsWith("?") && answer !== "yes";
    const lead = clause.lead === "" ? "" : `${clause.lead}: `;
    const sentence = lead + text.slice(startOfSentence(clauses, at), clause.end);
    return [{ ...readScamClause(lead + clause.text), isQuestion, sentence: beginningOf(sentence, longestSentence) }];
  });
}

/** Where the sentence of a clause behind a semicolon begins, unless that is too far before its end to be shown whole. */
function startOfSentence(clauses: readonly Clause[], at: number): number {
  const { start, end, lead } = clauses[at] as Clause;
  for (let first = at; lead === ""; first--) {
    const opening = clauses[first];
    if (!opening || end - opening.start > longestSentence) break;
    if (!opening.goesOn) return opening.start;
  }
  return start;
}

/** A clause of its own, such as a title. */
export function readScamClause(words: string): ScamClause {
  const tokens = tokensAsTyped(words).map(withoutNumber);
  const found = new Map<CueName, readonly Found<boolean>[]>();
  const find = (cue: CueName) => {
    const known = found.get(cue);
    if (known) return known;
    const all = cueFinders.get(cue)?.(tokens) ?? [];
    // What begins inside an innocent phrase is a part of it.
    const innocent = all.filter(({ value }) => !value);
    const signs = all.filter(
      ({ value, from }) => value && !innocent.some((each) => each.from <= from && from < each.to),
    );
    found.set(cue, signs);
    return signs;
  };
  return {
    sentence: beginningOf(words, longestSentence),
    tokens,
    isQuestion: false,
    find,
    has: (cue) => find(cue).length > 0,
  };
}

const withoutNumber = (token: Token): Token =>
  startsWithDigit(token) ? withWord(token, /^[0.,]+$/.test(token.word) ? "zero" : "#") : token;
