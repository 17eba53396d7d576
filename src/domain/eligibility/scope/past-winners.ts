import { keyOf } from "../combine/criterion-of-meaning.ts";
import type { Statement } from "../combine/statement.ts";
import { tokenSet } from "../text/word-set.ts";

const past = tokenSet("past previous prior former");
const winners = tokenSet(
  "winner winners recipient recipients awardee awardees scholar scholars grantee grantees holder holders",
);
/** In tokens: "however, a | past IHC Scholarship | winner". */
const [mostBefore, mostInName] = [3, 4];

/** "A past winner who is seeking an advanced degree is eligible for a second award": a fact of those who won before, and of nobody else. */
export function isOfPastWinners({ tokens, mentions }: Statement): boolean {
  const at = tokens.slice(0, mostBefore).findIndex((token) => past.has(token));
  return (
    at >= 0 &&
    winners.hasAny(tokens.slice(at + 1, at + 1 + mostInName)) &&
    mentions.some(({ meaning }) => keyOf(meaning) !== null)
  );
}
