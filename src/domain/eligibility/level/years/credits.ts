import { numberInWord } from "../../../words/number-words.ts";
import { grammar, type Mention, toCheck } from "../../mention.ts";
import { gap, type Token, wordAt } from "../../text/tokens.ts";
import { tokenSet } from "../../text/word-set.ts";

const check = toCheck("level");

/** "Full-time students | (minimum 12 hours)": says what full-time is. */
const isFullLoad = (tokens: readonly Token[], from: number, number: number): boolean =>
  /^(?:12|twelve)$/.test(wordAt(tokens, number)) &&
  tokens
    .slice(Math.max(0, from - 4), from)
    .some(({ word }, at, near) => word === "full" && near[at + 1]?.word === "time");

/** "12 | or more | credits", "12+ hours". */
const isOrMore = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "+" ||
  (tokens[at]?.word === "more" && tokens[at - 1]?.word === "or") ||
  (tokens[at]?.word === "or" && tokens[at + 1]?.word === "more");

const credit = tokenSet("hour hours credit credits unit units semester semesters term terms quarter quarters points");
const kind =
  /^(?:credit|semester|quarter|college|university|academic|undergraduate|graduate|full|transferable|course|level|hours?)$/;
const number = /^(?:\d{1,3}(?:\.\d+)?|one|two|three|four|five|six|nine|ten|twelve|fifteen|thirty|sixty)$/;
const before =
  /^(?:at|least|a|an|minimum|of|completed|complete|completing|earned|earn|accumulated|successfully|taken|passed|attained|enrolled|in|taking|carrying|carry|take|and|more|than|total|have|has|must)$/;
const of = /^(?:of|college|university|study|work|coursework|undergraduate|graduate|or|more|per|term|semester|quarter)$/;
const done = /^(?:completed?|completing|earned?|accumulated|passed|taken|attained)$/;

/** Credits and terms of study behind the student or a term ("at least 30 credit hours"), which no answer holds. */
export const credits = grammar({ clause: [credit] }, ({ tokens, text }) =>
  credit.placesIn(tokens).flatMap((at) => mentionAt(tokens, text, at)),
);

function mentionAt(tokens: readonly Token[], text: string, at: number): Mention[] {
  let first = at - 1;
  while (kind.test(wordAt(tokens, first)) || isOrMore(tokens, first)) first--;
  if (!number.test(wordAt(tokens, first))) return [];
  // "Twelve (12) hours".
  if (first > 0 && String(numberInWord(wordAt(tokens, first - 1))) === tokens[first]?.word) first--;
  let from = first;
  while (before.test(wordAt(tokens, from - 1))) from--;
  let to = at + 1;
  // "(12 credit hours) | undergraduate".
  while (of.test(wordAt(tokens, to)) && !gap(tokens, text, to).includes(")")) to++;
  const words = tokens.slice(from, to).map((token) => token.word);
  const isBehind = [...words, wordAt(tokens, to)].some((each) => done.test(each) || each === "transferable");
  if (!isBehind && isFullLoad(tokens, from, first)) return [{ from, to, meaning: { about: "nothing" } }];
  // "4 hours per week" are no credits, unless they were completed.
  return words.some((each) => done.test(each) || /^(?:credits?|units?|semester|quarter)$/.test(each))
    ? [{ from, to, meaning: check }]
    : [];
}
