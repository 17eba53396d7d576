import { countOf } from "#domain/applications/count-of.ts";
import type { MoneyTotal } from "#domain/applications/money/money-total.ts";
import { formatDollars } from "#domain/scholarships/money/money-range.ts";

/** `3 applications, up to $4,500`; without a sum the number alone. */
export function worthText({ of, max }: MoneyTotal): string {
  return max > 0 ? `${countOf(of)}, up to ${formatDollars(max)}` : countOf(of);
}

/** Says how many applications a sum leaves out, because their amount states no dollars. Null when there are none. */
export function unreadText({ of, read }: MoneyTotal): string | null {
  const unread = of - read;
  if (unread === 0) return null;
  if (read === 0) return of === 1 ? "Its amount is not stated in dollars." : "No amount is stated in dollars.";
  return `${countOf(unread)} without an amount in dollars ${unread === 1 ? "is" : "are"} not in this sum.`;
}
