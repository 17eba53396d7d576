import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";

/** What may stand between a preposition and the name of a place: "in the Netherlands", "de la India", "in any Nordic country". */
const articles = wordSet("the el la los las any some all toda todo");

/** The place of the word before a name that begins at `from`, or before its articles; -1 where there is none. */
export function placeBeforeName(tokens: readonly Token[], from: number): number {
  let before = from - 1;
  while (articles.has(wordAt(tokens, before))) before--;
  return before;
}

/** The `count` words before a token, or as many as there are. */
export const wordsBefore = (tokens: readonly Token[], at: number, count: number) =>
  tokens.slice(Math.max(0, at - count), at).map(({ word }) => word);
