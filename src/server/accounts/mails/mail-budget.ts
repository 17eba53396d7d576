import type { Database } from "#server/platform/database/database.ts";
import type { Env } from "#server/platform/env.ts";
import { countUse, forgetUses, limitKey, type RateLimit } from "#server/platform/rate-limit/rate-limit.ts";

type Budgeting = { env: Pick<Env, "AUTH_SECRET">; db: Database };

/**
 * How many mails go to one email over all kinds that somebody may cause who does not read it. A mail over the hour's
 * budget does not use up the day's.
 */
const budgets = {
  "mail-hour": { max: 6, windowSeconds: 60 * 60 },
  "mail-day": { max: 12, windowSeconds: 24 * 60 * 60 },
} as const satisfies Record<string, RateLimit>;

/** Counts a mail to the email. Answers whether its budget allows the mail. */
export async function isWithinBudget({ env, db }: Budgeting, email: string): Promise<boolean> {
  for (const [name, limit] of Object.entries(budgets)) {
    if (!(await countUse(db, limitKey(env, name, email), limit)).allowed) return false;
  }
  return true;
}

/** Gives the email a new budget: somebody who reads it has used a link. */
export async function renewBudget({ env, db }: Budgeting, email: string): Promise<void> {
  for (const name of Object.keys(budgets)) await forgetUses(db, limitKey(env, name, email));
}
