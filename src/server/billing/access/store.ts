import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { prepared } from "#server/platform/database/prepared.ts";
import { billingAccounts } from "../table.ts";

export type BillingAccount = { trial_ends_at: Date | null; premium_until: Date | null; credits: number };

const shown = {
  trial_ends_at: billingAccounts.trial_ends_at,
  premium_until: billingAccounts.premium_until,
  credits: billingAccounts.credits,
};

/** The dates and the balance of a student, or null when there is no row. */
export async function findBillingAccount(db: Database, studentId: string): Promise<BillingAccount | null> {
  const [row] = await billingAccountOf(db).execute({ studentId });
  return row ?? null;
}

/** SQL: the dates and balances of all students. Other slices join it by `user_id`. */
export const billingOfStudents = (db: Database) =>
  db
    .select({ user_id: billingAccounts.user_id, ...shown })
    .from(billingAccounts)
    .as("billing_of_students");

const billingAccountOf = prepared((db) =>
  db
    .select(shown)
    .from(billingAccounts)
    .where(eq(billingAccounts.user_id, sql.placeholder("studentId")))
    .prepare("billing_account"),
);
