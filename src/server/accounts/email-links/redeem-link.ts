import type { Database } from "#server/platform/database/database.ts";
import { lockAddress } from "../email-store.ts";
import {
  allowRepeat,
  findToken,
  type OneTimeToken,
  type PresentedToken,
  redeemToken,
  type TokenPurpose,
} from "./one-time-token.ts";

export type MailedToken = OneTimeToken & { email: string };

/**
 * Redeems a mailed link and does `work` with what it was for, in one transaction. Answers null, and does nothing, for a
 * link that does not work (any more). A refusal that leaves the link as it is must be thrown.
 *
 * The browser that redeemed a link may do so again for a minute (docs/decisions/0015): `work` is done again and must
 * come to the same result.
 */
export async function redeemLink<T>(
  db: Database,
  { purposes, presented }: { purposes: TokenPurpose[]; presented: PresentedToken },
  work: (tx: Database, token: MailedToken) => Promise<T>,
): Promise<T | null> {
  const found = await findToken(db, purposes, presented);
  const email = found?.email;
  if (!email) return null;
  return db.transaction(async (tx) => {
    // Before the token: what settles an address ends other links to it, and must not wait for one that waits for it.
    await lockAddress(tx, email);
    const token = await redeemToken(tx, purposes, presented);
    if (!token) return null;
    const result = await work(tx, { ...token, email });
    await allowRepeat(tx, token, presented);
    return result;
  });
}
