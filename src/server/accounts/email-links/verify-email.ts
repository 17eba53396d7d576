import { eq } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { claimsOf, giveAddress, insertOwner, lockAddress, ownerOf } from "../email-store.ts";
import { endSessions } from "../sessions/user-sessions.ts";
import { credentials, twoFactors, users } from "../table.ts";
import { dropTokensOf } from "./one-time-token.ts";

export type Proof = {
  /** In lower case. */
  address: string;
  /** Who is signed in where the proof was given, if anybody. */
  by: string | null;
  /** Makes an account with this name when there is none; null makes none. */
  make: { name: string; now: Date } | null;
};

/**
 * The account of somebody who has just shown that they read the mail of this address, or null when there is none and
 * none is to be made. Accounts that others made with the address end here. One that claims it becomes theirs: as it is
 * when they are signed in to it, else the newest, without the password, sessions and second factor that somebody else
 * may have set.
 */
export async function verifyEmailAddress(tx: Database, { address, by, make }: Proof): Promise<string | null> {
  await lockAddress(tx, address);
  const owner = await ownerOf(tx, address);
  const id = owner ?? (await fromClaim(tx, address, by)) ?? (make && (await insertOwner(tx, { address, ...make })));
  if (id) await giveAddress(tx, address, id);
  return id;
}

/** Whether `proveAddress` would take a password away with the claim that becomes the owner's. */
export async function removedSignInMethods(
  db: Database,
  { address, by }: Pick<Proof, "address" | "by">,
): Promise<boolean> {
  if (await ownerOf(db, address)) return false;
  const claims = await claimsOf(db, address);
  return claims.length > 0 && !(by && claims.includes(by));
}

async function fromClaim(tx: Database, address: string, by: string | null): Promise<string | null> {
  const claims = await claimsOf(tx, address);
  if (by && claims.includes(by)) return by;
  const [newest] = claims;
  if (newest) await removeSignInMethods(tx, newest);
  return newest ?? null;
}

/** Takes every way into the account away: sessions, password, second factor, links. What the student stored stays. */
export async function removeSignInMethods(tx: Database, userId: string): Promise<void> {
  await endSessions(tx, userId);
  await tx.delete(credentials).where(eq(credentials.user_id, userId));
  await tx.delete(twoFactors).where(eq(twoFactors.user_id, userId));
  await tx.update(users).set({ two_factor_enabled: false }).where(eq(users.id, userId));
  await dropTokensOf(tx, userId);
}
