import type { OwnedTable } from "#server/platform/database/owned-rows.ts";
import { billingAccounts, checkouts, creditEntries, paidCalls, payments, subscriptions } from "./table.ts";
import { testCheckouts } from "./test-checkout/table.ts";

const goesWithUser = true;

/** Checkouts and payments stay without their user id, so that no payment can count twice. The others are deleted. */
export const billingTables: readonly OwnedTable[] = [
  { name: "billing_accounts", table: billingAccounts, user: billingAccounts.user_id, goesWithUser },
  { name: "credit_entries", table: creditEntries, user: creditEntries.user_id, goesWithUser },
  { name: "paid_calls", table: paidCalls, user: paidCalls.user_id, secret: ["input_fingerprint"], goesWithUser },
  { name: "checkouts", table: checkouts, user: checkouts.user_id, goesWithUser },
  { name: "payments", table: payments, user: payments.user_id, goesWithUser },
  { name: "subscriptions", table: subscriptions, user: subscriptions.user_id, goesWithUser },
  { name: "test_checkouts", table: testCheckouts, user: testCheckouts.user_id, goesWithUser },
];
