import type { Database } from "#server/platform/database/database.ts";
import type { Env } from "#server/platform/env.ts";
import {
  insertVerifiedAccount,
  lockEmail,
  setVerifiedEmail,
  unverifiedAccounts,
  verifiedAccount,
} from "../email-store.ts";
import { endSessions } from "../sessions/store.ts";
import { dropSignInMethods } from "../sign-in/store.ts";
import { dropTokensOf } from "./token-store.ts";

export type Verification = {
  /** In lower case. */
  email: string;
  /** The signed-in account of the browser that verified the email, if any. */
  signedInAs: string | null;
  /** The name for a new account when there is none; null creates no account. */
  create: { name: string; now: Date; env: Pick<Env, "AUTH_SECRET"> } | null;
};

/**
 * Verifies this email for one account and returns that account; null when there is none and none is to be created. The
 * account with the verified email comes first, then the signed-in account, then the newest unverified one. The newest
 * one loses its password, sessions and second factor, because another person may have set them. Other unverified
 * accounts with the email are deleted.
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

/** Removes every sign-in method of the account: sessions, password, second factor, links. Its data stays. */
export async function removeSignInMethods(tx: Database, userId: string): Promise<void> {
  await endSessions(tx, userId);
  await dropSignInMethods(tx, userId);
  await dropTokensOf(tx, userId);
}
