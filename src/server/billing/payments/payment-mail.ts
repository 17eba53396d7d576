import { emailOf } from "#server/accounts/account-data/store.ts";
import type { Database } from "#server/platform/database/database.ts";
import { enqueueMail } from "#server/platform/mail/mail-queue.ts";

/** A mail about a payment: its receipt, or that it failed. */
export type PaymentMail = { kind: "receipt" | "payment-failed"; payment_id: string };

/** Mails a student about a payment. */
export async function mailStudent(tx: Database, userId: string, { kind, payment_id }: PaymentMail): Promise<void> {
  const email = await emailOf(tx, userId);
  if (email !== null) await enqueueMail(tx, { kind, email, user_id: userId, details: { payment_id } });
}
