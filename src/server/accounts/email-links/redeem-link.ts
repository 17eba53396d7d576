import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { lockEmail } from "../accounts-by-email.ts";
import { renewBudget } from "../mails/mail-budget.ts";
import { lockUserExclusive } from "../store.ts";
import {
  allowRepeat,
  findToken,
  type OneTimeToken,
  type PresentedToken,
  redeemToken,
  type TokenPurpose,
} from "./token-store.ts";

/** What a redeemed link was for. */
export type RedeemedLink = OneTimeToken & { email: string };

/**
 * Redeems a mailed link and does `work` with what it was for, in one transaction. Answers null, and does nothing, for a
 * link that does not work (any more). A refusal that leaves the link as it is must be thrown.
 *
 * The browser that redeemed a link may do so again for a minute (docs/decisions/0015): `work` is done again and must
 * come to the same result.
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
    // The email and the user before the token: a transaction that holds them may end this link, and would wait.
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
