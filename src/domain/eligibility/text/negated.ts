import { type Token, wordAt } from "./tokens.ts";
import { wordSet } from "./word-set.ts";

const negations = new Set(["not", "non", "no", "never", "nor", "neither", "without", "except", "excluding", "than"]);
const between = wordSet(
  "a an the be being been is are any in as currently yet already at for of open available applicable intended to internal only majoring studying considered ever given",
);

/** Whether the words before token `from` turn its meaning around: "non-", "who are not", "other than". */
export function isNegated(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 4); at--) {
    const word = wordAt(tokens, at);
    if (negations.has(word)) return true;
    if (!between.has(word)) return false;
  }
  return false;
}
