import type { Database } from "#server/platform/database/database.ts";
import {
  insertVerifiedAccount,
  lockEmail,
  setVerifiedEmail,
  unverifiedAccounts,
  verifiedAccount,
} from "../accounts-by-email.ts";
import { endSessions } from "../sessions/store.ts";
import { dropSignInMethods } from "../sign-in/store.ts";
import { dropTokensOf } from "./token-store.ts";

export type Verification = {
  /** In lower case. */
  email: string;
  /** The account that is signed in where the email was verified, if any. */
  signedInAs: string | null;
  /** Creates an account with this name when there is none; null creates none. */
  create: { name: string; now: Date } | null;
};

/**
 * The account of somebody who has just shown that they read this email, or null when there is none and none is to be
 * created. It is the verified account; else an unverified one: as it is when they are signed in to it, else the newest,
 * without the password, sessions and second factor that somebody else may have set. Other unverified accounts with the
 * email are deleted.
 */
export async function verifyEmail(tx: Database, { email, signedInAs, create }: Verification): Promise<string | null> {
  await lockEmail(tx, email);
  const id =
    (await verifiedAccount(tx, email)) ??
    (await fromUnverified(tx, email, signedInAs)) ??
    (create && (await insertVerifiedAccount(tx, { email, ...create })));
  if (id) await setVerifiedEmail(tx, email, id);
  return id;
}

/** Whether `verifyEmail` would remove the sign-in methods of the account that it verifies. */
export async function removesSignInMethods(
  db: Database,
  { email, signedInAs }: Pick<Verification, "email" | "signedInAs">,
): Promise<boolean> {
  if (await verifiedAccount(db, email)) return false;
  const unverified = await unverifiedAccounts(db, email);
  return unverified.length > 0 && !(signedInAs && unverified.includes(signedInAs));
}

async function fromUnverified(tx: Database, email: string, signedInAs: string | null): Promise<string | null> {
  const unverified = await unverifiedAccounts(tx, email);
  if (signedInAs && unverified.includes(signedInAs)) return signedInAs;
  const [newest] = unverified;
  if (newest) await removeSignInMethods(tx, newest);
  return newest ?? null;
}

/** Removes everything that signs in to the account: sessions, password, second factor, links. Its data stays. */
export async function removeSignInMethods(tx: Database, userId: string): Promise<void> {
  await endSessions(tx, userId);
  await dropSignInMethods(tx, userId);
  await dropTokensOf(tx, userId);
}
