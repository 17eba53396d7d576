import type { Mention } from "../mention.ts";
import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

const plans = wordSet(
  "plan plans planning intend intends intending intention hope hopes hoping aspire aspires aspiring want wants wish wishes goal goals",
);
const reaches = wordSet("earn earning obtain obtaining complete completing receive receiving get getting gain gaining");

/** Whether a level is that of a degree that the student plans to earn some day: "plan to earn a PhD". */
export function isPlannedDegree({ from }: Mention, tokens: readonly Token[]): boolean {
  const before = tokens.slice(Math.max(0, from - 7), from).map(({ word }) => word);
  const plan = before.findLastIndex((word) => plans.has(word));
  return plan >= 0 && before.slice(plan + 1).some((word) => reaches.has(word));
}
