import type { Database } from "#server/platform/database/database.ts";
import { lockAddress } from "../email-store.ts";
import { findToken, type OneTimeToken, redeemToken, type TokenPurpose } from "./one-time-token.ts";

export type MailedToken = OneTimeToken & { email: string };

/**
 * Uses a mailed link up and does `work` with what it was for, in one transaction; null for a link that cannot be used
 * (any more). A refusal that is to leave the link as it is must be thrown.
 */
export async function redeemLink<T>(
  db: Database,
  { purposes, given }: { purposes: TokenPurpose[]; given: string },
  work: (tx: Database, token: MailedToken) => Promise<T>,
): Promise<T | null> {
  const found = await findToken(db, purposes, given);
  const email = found?.email;
  if (!email) return null;
  return db.transaction(async (tx) => {
    // Before the token: what settles an address ends other links to it, and must not wait for one that waits for it.
    await lockAddress(tx, email);
    const token = await redeemToken(tx, purposes, given);
    return token && work(tx, { ...token, email });
  });
}
