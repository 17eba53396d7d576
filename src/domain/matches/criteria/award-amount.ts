import type { Comparison, MatchableScholarship } from "./criterion.ts";
import { close, met } from "./criterion.ts";

/** `full`: the sponsor pays full tuition or all costs. */
export type AwardAmount = "large" | "medium" | "full";

export const largeAmount = 5000;
export const mediumAmount = 1000;

const fullCost =
  /\b(?:full|all|entire|100%|whole)(?: of)?(?: the)?(?: cost of)? (?:tuition|cost|costs|fees|ride|expenses|attendance|funding)\b/i;

/** How much money the scholarship pays, in three steps; null for small amounts and those not stated. */
export function awardAmountOf({ amount_min, amount_max, amount_text }: MatchableScholarship): AwardAmount | null {
  const amount = amount_max ?? amount_min;
  if (amount === null) return fullCost.test(amount_text ?? "") ? "full" : null;
  if (amount >= largeAmount) return "large";
  return amount >= mediumAmount ? "medium" : null;
}

export const compareAmount = (amount: AwardAmount): Comparison => (amount === "medium" ? close : met);

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

export function amountWords(amount: AwardAmount): string {
  if (amount === "full") return "Full tuition or costs";
  return amount === "large" ? `${dollars(largeAmount)} or more` : `${dollars(mediumAmount)} or more`;
}
