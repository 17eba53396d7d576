import { emailOf } from "#server/accounts/account-data/store.ts";
import type { Deps } from "#server/deps.ts";
import { enqueueMail } from "#server/platform/mail/mail-queue.ts";

/** A mail about a payment: its receipt, or that it failed. */
export type PaymentMail = { kind: "receipt" | "payment-failed"; payment_id: string };

/** Mails a student about a payment. */
export async function mailStudent(
  { jobs, db }: Pick<Deps, "jobs" | "db">,
  userId: string,
  { kind, payment_id }: PaymentMail,
): Promise<void> {
  const email = await emailOf(db, userId);
  if (email !== null) await enqueueMail({ jobs, db }, { kind, email, user_id: userId, details: { payment_id } });
}
