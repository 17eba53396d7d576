import { type PhraseTable, phraseFinder } from "../../../eligibility/text/phrases.ts";
import type { Mention } from "../mention.ts";
import { isBreakBefore } from "../words/breaks.ts";
import { fillerWords } from "../words/filler-words.ts";
import type { QueryWords } from "../words/query-words.ts";

const introductions: PhraseTable<true> = [
  ["(my name is|my names|my name s|mi nombre es|me llamo)", true],
  ["(i am|im|i m) called", true],
];
const findIntroductions = phraseFinder(introductions);

const mostNames = 3;

/**
 * "My name is Amina Diallo": nothing is searched by a student's own name. Words behind the first are names if they are capitalized
 * and none of the `mentions` says something by them: "My name is Grace Nursing student".
 */
export function introductionMentions(words: QueryWords, mentions: readonly Mention[]): Mention[] {
  const { tokens } = words;
  const isRead = (at: number) =>
    mentions.some(({ from, to, says, topic }) => from <= at && at < to && (says.length > 0 || topic));
  const isName = (at: number): boolean => {
    const token = tokens[at];
    return token !== undefined && !isBreakBefore(words, at) && !fillerWords.has(token.word);
  };
  return findIntroductions(tokens).flatMap(({ from, to: first }) => {
    let to = first;
    while (to - first < mostNames && isName(to) && (to === first || (tokens[to]?.capital && !isRead(to)))) to += 1;
    // "I'm called to ministry"
    const isCalled = to === first && tokens[first - 1]?.word === "called";
    return isCalled ? [] : [{ from, to, says: [] }];
  });
}
