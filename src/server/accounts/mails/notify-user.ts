import type { Database } from "#server/platform/database/database.ts";
import { enqueueMail } from "#server/platform/mail/mail-queue.ts";
import { accountSettings } from "../store.ts";
import type { AccountMailKind } from "./mail-templates.ts";

/** Mails the student a notice about their account, if it is known that the address is theirs. */
export async function notifyUser(db: Database, userId: string, kind: AccountMailKind): Promise<void> {
  const account = await accountSettings(db, userId);
  if (account?.email_verified) await enqueueMail(db, { kind, address: account.email, user_id: userId });
}
