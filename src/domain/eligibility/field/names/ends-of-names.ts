import { gap, type Token, wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";
import type { FieldClause } from "../field-clause.ts";
import { followers, headFillers, otherHeads, strongHeads, studentHeads, studyHeads } from "../field-list-words.ts";

/** Whether a name ends before this token: at the end, at a comma, or at a word that begins something else. */
export function endsThere(clause: FieldClause, at: number): boolean {
  const { tokens, text } = clause;
  const next = tokens[at];
  if (!next || /[^\s-]| -/.test(gap(tokens, text, at)) || clause.links.relatedHead.has(at)) return true;
  const { word } = next;
  return (
    followers.has(word) ||
    isHead(word) ||
    otherHeads.has(word) ||
    isOfName(tokens, at) ||
    isParticiple(next) ||
    (kindsOfPrograms.has(word) && tokens.slice(at + 1, at + 3).some((token) => isHead(token.word)))
  );
}

/** "Nursing | Regular Track Program", "Arts | Collaborative Program". */
const kindsOfPrograms = wordSet(
  "regular accelerated collaborative concurrent bridging extended flexible executive dual joint online evening weekend cooperative residential intensive educational",
);

/** "Development administration | granted to": a word that begins something else, unless it may stand inside a name. */
const isParticiple = ({ word, capital }: Token): boolean =>
  !capital && word.length > 5 && word.endsWith("ed") && !partsOfNames.has(word);
const partsOfNames = wordSet(
  "based aided applied oriented focused themed related advanced integrated combined assisted licensed registered certified accredited approved",
);

/** "Geology of Arkansas", "computer science of the Institute": what follows is a place or an owner, and no part of the name. */
const isOfName = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]?.word === "the" ? at + 2 : at + 1;
  return tokens[at]?.word === "of" && tokens[next]?.capital === true && tokens[at - 1]?.capital === false;
};

export const isHead = (word: string) => strongHeads.has(word) || studentHeads.has(word) || studyHeads.has(word);

/** The token after a list and after words such as "graduate" that may stand before its head. */
export function headAt({ tokens }: FieldClause, to: number): string {
  let at = to;
  while (headFillers.has(wordAt(tokens, at)) && at < to + 3 && !isHead(wordAt(tokens, at))) at++;
  return wordAt(tokens, at);
}

/** The index after a comma, slash, "and" or "or" that follows an item; null where none does. */
export function afterSeparator({ tokens, text }: FieldClause, at: number): number | null {
  const next = tokens[at];
  if (!next) return null;
  const punctuated = /^["')\]\s]*[,/&][\s./]*$/.test(gap(tokens, text, at));
  let end = at;
  while (["and", "or"].includes(wordAt(tokens, end))) end++;
  return punctuated || end > at ? end : null;
}

/** The first token that is none of the words, from `at` on. */
export function skip({ tokens }: FieldClause, at: number, words: ReadonlySet<string>): number {
  let next = at;
  while (next < tokens.length && next < at + 12 && words.has(wordAt(tokens, next))) next++;
  return next;
}
