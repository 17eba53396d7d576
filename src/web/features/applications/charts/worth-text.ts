import type { Worth } from "#domain/applications/money-figures.ts";
import { formatDollars } from "#domain/scholarships/money-range.ts";

const count = new Intl.NumberFormat("en-US");

/** `1 application`, `12 applications`. */
export const countText = (applications: number): string =>
  `${count.format(applications)} ${applications === 1 ? "application" : "applications"}`;

/** `3 applications, up to $4,500`; without a sum the number alone. */
export function worthText({ applications, dollars }: Worth): string {
  return dollars > 0 ? `${countText(applications)}, up to ${formatDollars(dollars)}` : countText(applications);
}

/** Says how many applications a sum leaves out, because their amount states no dollars. Null when there are none. */
export function unreadText({ applications, unread }: Worth): string | null {
  if (unread === 0) return null;
  if (unread === applications)
    return unread === 1 ? "Its amount is not stated in dollars." : "No amount is stated in dollars.";
  return `${countText(unread)} without an amount in dollars ${unread === 1 ? "is" : "are"} not in this sum.`;
}
