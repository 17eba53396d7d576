import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { lockEmail } from "../email-store.ts";
import { renewBudget } from "../mails/mail-budget.ts";
import { lockUserExclusive } from "../store.ts";
import type { TokenPurpose } from "../table.ts";
import { allowRepeat, findToken, type OneTimeToken, type PresentedToken, redeemToken } from "./token-store.ts";

/** The data of a redeemed link. */
export type RedeemedLink = OneTimeToken & { email: string };

/**
 * Redeems a mailed link and calls `work` with its data, in one transaction. Returns null and does nothing for an
 * invalid link. A refusal that must not redeem the link must be thrown. The browser that redeemed a link may redeem it
 * again for a minute (docs/decisions/0015). `work` then runs again and must return the same result.
 */
export async function redeemLink<T>(
  { db, env }: Pick<Deps, "db" | "env">,
  { purposes, presented }: { purposes: readonly TokenPurpose[]; presented: PresentedToken },
  work: (tx: Database, link: RedeemedLink) => Promise<T>,
): Promise<T | null> {
  const found = await findToken(db, purposes, presented);
  const email = found?.email;
  if (!email) return null;
  return inTransaction(db, async (tx) => {
    // Locks the email and the user before the token. A transaction that holds these locks may delete this token, so the
    // other order could deadlock.
    await lockEmail(tx, email);
    if (found.user_id) await lockUserExclusive(tx, found.user_id);
    const token = await redeemToken(tx, purposes, presented);
    if (!token) return null;
    const result = await work(tx, { ...token, email });
    await allowRepeat(tx, token, presented);
    await renewBudget({ env, db: tx }, email);
    return result;
  });
}
