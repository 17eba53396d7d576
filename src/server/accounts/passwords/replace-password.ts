import type { Deps } from "#server/deps.ts";
import { dropTokensOf, dropTokensTo } from "../email-links/token-store.ts";
import { notifyUser } from "../mails/notify-user.ts";
import { endSessions } from "../sessions/store.ts";
import { accountSettings, lockUserExclusive } from "../store.ts";
import { savePassword } from "./store.ts";

/**
 * Sets another password for the account. Ends all sessions except the one with the token `keep`, pending sign-ins that
 * wait for a second factor, and mailed links. Notifies the user.
 */
export async function replacePassword(
  { jobs, db: tx }: Pick<Deps, "jobs" | "db">,
  userId: string,
  { hash, keep = null }: { hash: string; keep?: string | null },
): Promise<void> {
  await lockUserExclusive(tx, userId);
  await savePassword(tx, userId, hash);
  await endSessions(tx, userId, keep);
  await dropTokensOf(tx, userId);
  const account = await accountSettings(tx, userId);
  // Links to an unverified email may belong to another account.
  if (account?.email_verified) await dropTokensTo(tx, account.email);
  await notifyUser({ jobs, db: tx }, userId, "password_changed");
}
