import type { Mention } from "../../mention.ts";
import type { Token } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";

const plans = wordSet(
  "plan plans planning intend intends intending intention hope hopes hoping aspire aspires aspiring want wants wish wishes goal goals",
);
const reaches = wordSet("earn earning obtain obtaining complete completing receive receiving get getting gain gaining");

/**
 * Whether a level is one of later years: a degree that the student plans to earn some day ("plan to earn a PhD", "plan further education in veterinary school"), or studies
 * that the student is able or prepared to take up ("the potential to pursue graduate study").
 */
export function isPlannedDegree({ from }: Mention, tokens: readonly Token[]): boolean {
  const before = tokens.slice(Math.max(0, from - 7), from).map(({ word }) => word);
  const plan = before.findLastIndex((word) => plans.has(word));
  if (plan >= 0 && before.slice(plan + 1).some((word) => reaches.has(word) || word === "further")) return true;
  const prospect = before.findLastIndex((word) => prospects.has(word));
  return (
    prospect >= 0 &&
    before.slice(prospect + 1).every((word) => leading.has(word)) &&
    before.slice(prospect + 1).some((word) => word === "to" || word === "for")
  );
}

const prospects = wordSet(
  "potential ability aptitude capacity capability promise preparation prepare prepares prepared preparing readiness ready",
);
const leading = wordSet(
  "to for in of the a an their students student pursue pursuing undertake undertaking complete completing continue continuing enter entering begin succeed success excel successful go on into at do further",
);
