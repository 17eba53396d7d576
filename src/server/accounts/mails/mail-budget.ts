import type { Database } from "#server/platform/database/database.ts";
import type { Env } from "#server/platform/env.ts";
import { countUse, forgetUses, limitKey, type RateLimit } from "#server/platform/rate-limit/rate-limit.ts";

type Budgeting = { env: Pick<Env, "AUTH_SECRET">; db: Database };

/**
 * The limit of mails to one email, for all kinds that a stranger can cause together. A mail over the hourly limit does
 * not count against the daily limit.
 */
const budgets = {
  "mail-hour": { max: 6, windowSeconds: 60 * 60 },
  "mail-day": { max: 12, windowSeconds: 24 * 60 * 60 },
} as const satisfies Record<string, RateLimit>;

/** Counts a mail to the email. Returns whether the limits allow the mail. */
export async function isWithinBudget({ env, db }: Budgeting, email: string): Promise<boolean> {
  for (const [name, limit] of Object.entries(budgets)) {
    if (!(await countUse(db, limitKey(env, name, email), limit)).allowed) return false;
  }
  return true;
}

/** Resets the limits of the email, because its reader has used a link. */
export async function renewBudget({ env, db }: Budgeting, email: string): Promise<void> {
  for (const name of Object.keys(budgets)) await forgetUses(db, limitKey(env, name, email));
}
