import { wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import type { FieldClause } from "./field-clause.ts";
import { itemOpeners } from "./field-list-words.ts";
import { afterSeparator, skip } from "./names/ends-of-names.ts";

/** Where "or successor degree program(s)" ends, which says that a program may change its name. */
export function successorBehind(clause: FieldClause, at: number): number {
  const next = afterSeparator(clause, at);
  if (next === null || clause.tokens[next]?.word !== "successor") return at;
  let end = next + 1;
  while (end < next + 5 && partsOfPrograms.has(wordAt(clause.tokens, end))) end++;
  return end;
}
const partsOfPrograms = wordSet("degree academic program programs unit units department departments major majors s");

/** Where "with the agroecology or crop production option" ends, behind which a list goes on; null where none stands. */
export function optionBehind(clause: FieldClause, at: number): number | null {
  const { tokens } = clause;
  if (tokens[at]?.word !== "with" || !/^(?:the|an?)$/.test(wordAt(tokens, at + 1))) return null;
  const head = tokens.slice(at + 2, at + 9).findIndex(({ word }) => /^(?:options?|track|stream)$/.test(word));
  const end = at + 3 + head;
  return head > 0 && afterSeparator(clause, end) !== null ? end : null;
}

/** "Architecture, any engineering | field |, psychology": the word behind a name, if the list goes on behind it. */
export function headInside(clause: FieldClause, at: number): number {
  if (!insideLists.has(wordAt(clause.tokens, at))) return at;
  const next = afterSeparator(clause, at + 1);
  return next !== null && clause.names.has(skip(clause, next, itemOpeners)) ? at + 1 : at;
}
const insideLists = wordSet("field fields discipline disciplines degree major majors");
