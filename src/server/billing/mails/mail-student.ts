import { emailOf } from "#server/accounts/account-data/store.ts";
import type { Deps } from "#server/deps.ts";
import { enqueueMail } from "#server/platform/mail/mail-queue.ts";

/** A mail about a payment (its receipt, or that it failed), or about a renewal of premium that is to come. */
export type BillingMail =
  | { kind: "receipt" | "payment_failed"; details: { payment_id: string } }
  | { kind: "renewal"; details: { subscription_id: string; renews_at: string; amount_cents: number } };

/** Mails a student about billing, once the transaction of `db` has committed. */
export async function mailStudent(
  { jobs, db }: Pick<Deps, "jobs" | "db">,
  user_id: string,
  mail: BillingMail,
): Promise<void> {
  const email = await emailOf(db, user_id);
  if (email !== null) await enqueueMail({ jobs, db }, { ...mail, email, user_id });
}
