import type { Database } from "#server/platform/database/database.ts";
import { dropTokensOf, dropTokensTo } from "../email-links/one-time-token.ts";
import { savePassword } from "../email-store.ts";
import { notifyUser } from "../mails/notify-user.ts";
import { endSessions } from "../sessions/user-sessions.ts";
import { accountSettings } from "../store.ts";

/**
 * Gives the account another password, which ends every way in that was open or begun before: sessions but the one of
 * the token `keep`, sign-ins that wait for a second factor, and mailed links. The student is told.
 */
export async function replacePassword(
  tx: Database,
  userId: string,
  { hash, keep = null }: { hash: string; keep?: string | null },
): Promise<void> {
  await savePassword(tx, userId, hash);
  await endSessions(tx, userId, keep);
  await dropTokensOf(tx, userId);
  const account = await accountSettings(tx, userId);
  // Links to an address that is only claimed may be its owner's.
  if (account?.email_verified) await dropTokensTo(tx, account.email);
  await notifyUser(tx, userId, "password_changed");
}
