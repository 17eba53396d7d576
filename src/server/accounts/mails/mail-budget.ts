import type { Deps } from "#server/deps.ts";
import { countUse, forgetUses, type RateLimit } from "#server/platform/rate-limit/rate-limit.ts";

/**
 * The limit of mails to one email, for all kinds that a stranger can cause together. A mail over the hourly limit does
 * not count against the daily limit.
 */
const budgets = {
  "mail-hour": { max: 6, windowSeconds: 60 * 60 },
  "mail-day": { max: 12, windowSeconds: 24 * 60 * 60 },
} as const satisfies Record<string, RateLimit>;

/** Counts a mail to the email. Returns whether the limits allow the mail. */
export async function isWithinBudget(deps: Pick<Deps, "db" | "env" | "clock">, email: string): Promise<boolean> {
  for (const [what, limit] of Object.entries(budgets)) {
    if (!(await countUse(deps, { what, parts: [email], limit })).allowed) return false;
  }
  return true;
}

/** Resets the limits of the email, because its reader has used a link. */
export async function renewBudget(deps: Pick<Deps, "db" | "env">, email: string): Promise<void> {
  for (const what of Object.keys(budgets)) await forgetUses(deps, { what, parts: [email] });
}
