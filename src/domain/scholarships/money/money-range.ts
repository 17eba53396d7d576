import type { ScholarshipFacts } from "../scholarship.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** Whole US dollars as people read them: `$7,500`. */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

type Amounts = Pick<ScholarshipFacts, "amount_min" | "amount_max" | "amount_text"> & {
  /** What the student typed, shown in place of the figures. */
  amount_typed?: string | null;
};

/** Whether the scholarship states an amount in dollars. */
export function hasFigure({ amount_min, amount_max }: Pick<Amounts, "amount_min" | "amount_max">): boolean {
  return Boolean(amount_min || amount_max);
}

/** Said where a sponsor states no amount. */
export const noAmount = "Amount not stated";

/** Whether two texts name the same figures: `$2,500 to $20,000.00` says the same as `$2,500 - $20,000`. */
export const isSameMoney = (one: string, other: string): boolean => figuresOf(one) === figuresOf(other);
const figuresOf = (words: string) =>
  (words.match(/[$€£¥]?\d[\d,]{0,20}(?:\.\d\d)?/g) ?? []).join(" ").replaceAll(/,|\.00\b/g, "");

/**
 * The amount as a USD range without decimals (spec section 9). Without a figure it is the sponsor's own words, and
 * without those `noAmount`. An amount that the student typed is shown as typed. Zero counts as not stated: submissions send it for "no answer".
 */
export function moneyRange({ amount_min, amount_max, amount_text, amount_typed }: Amounts): string {
  if (amount_typed) return amount_typed;
  const min = amount_min || null;
  const max = amount_max || null;
  if (min && max) return min === max ? formatDollars(max) : `${formatDollars(min)} - ${formatDollars(max)}`;
  if (max) return `Up to ${formatDollars(max)}`;
  if (min) return `From ${formatDollars(min)}`;
  return amount_text?.trim() || noAmount;
}
