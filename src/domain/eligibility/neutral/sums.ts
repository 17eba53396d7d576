import { grammar, type Mention } from "../mention.ts";
import { startsWithDigit, type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { anyAward, anyStipend } from "../words/awards.ts";

const signs = new Set(["$", "£", "€"]);
const currencies = wordSet(
  "usd us cad aud nz nzd eur euro euros gbp pounds sterling dollars dollar chf sek nok dkk jpy yen inr rs rmb cny sgd hkd zar kr",
);
/** "Two $500 awards". */
const numbers = wordSet("one two three four five six seven eight nine ten twelve fifteen twenty");
const scales = wordSet("k thousand million m");
const counted = wordSet(
  `${anyAward} ${anyStipend} winner winners recipient recipients studentships renewable annual one students applicants`,
);

/** Sums of money and numbers of scholarships, which demand nothing: "$1,000", "500 euros", "20 awards". */
export const sums = grammar({ clause: ["number"] }, ({ tokens }) => {
  const found: Mention[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!startsWithDigit(token)) continue;
    const before = wordAt(tokens, at - 1);
    const after = wordAt(tokens, at + 1);
    const scale = scales.has(after) ? 1 : 0;
    // "A U.S. 4-year college."
    const isMoney = currencies.has(before) && (before !== "us" || token.word.length > 2);
    const isSum = signs.has(before) || isMoney || currencies.has(wordAt(tokens, at + 1 + scale));
    if (!isSum && !counted.has(after) && !(after === "%" && isOfTuition(tokens, at + 2))) continue;
    const start = signs.has(before) || isMoney ? at - 1 : at;
    const from = isSum && numbers.has(wordAt(tokens, start - 1)) ? start - 1 : start;
    const to = at + 1 + scale + (currencies.has(wordAt(tokens, at + 1 + scale)) || after === "%" ? 1 : 0);
    found.push({ from, to, meaning: { about: "nothing" } });
  }
  return found;
});

const isOfTuition = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(at, at + 4)
    .some(({ word }) => word === "tuition" || word === "fees" || word === "cost" || word === "costs");
