import { monthWords } from "../../calendar/months.ts";
import { startsWithDigit, type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

/**
 * The token behind the words from `at` on that say on which day somebody has an age: "on 1 July of the year of application",
 * "as on the closing date". It is `at` where none stand there.
 */
export function endOfDay(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start < at + 2 && /^(?:old|as)$/.test(wordAt(tokens, start))) start++;
  if (!before.has(wordAt(tokens, start))) return at;
  let end = start + 1;
  while (end < tokens.length && isOfDay(tokens, end)) end++;
  while (joins.has(wordAt(tokens, end - 1))) end--;
  return tokens.slice(start + 1, end).some(({ word }) => days.has(word)) ? end : at;
}

const before = wordSet("on at of by in before to");
const months = wordSet(monthWords);
const days = wordSet(`${[...months].join(" ")} date deadline time start`);
const joins = wordSet("of the on in for");
const around = wordSet(
  "of the on in for this that year current same following calendar closing last application applications applying admission entry enrollment enrolment registration submission nomination advertisement award scholarship programme program course studies st nd rd th",
);

/** A number is one of a day beside a month: "1st July", "July 1, 2025", but not "at the start | 3.0 GPA". */
function isOfDay(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (!startsWithDigit(token)) return days.has(token.word) || around.has(token.word);
  return tokens.slice(Math.max(0, at - 2), at + 3).some(({ word }) => months.has(word));
}
