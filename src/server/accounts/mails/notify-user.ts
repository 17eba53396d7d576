import type { Deps } from "#server/deps.ts";
import { enqueueMail } from "#server/platform/mail/mail-queue.ts";
import { accountSettings } from "../store.ts";
import type { AccountMailKind } from "./mail-templates.ts";

/** Mails a notice about the account to the user, if their email is verified. */
export async function notifyUser(
  { jobs, db }: Pick<Deps, "jobs" | "db">,
  userId: string,
  kind: AccountMailKind,
): Promise<void> {
  const account = await accountSettings(db, userId);
  if (account?.email_verified) await enqueueMail({ jobs, db }, { kind, email: account.email, user_id: userId });
}
