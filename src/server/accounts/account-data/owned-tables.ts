import { applicationTables } from "#server/applications/owned-tables.ts";
import { billingTables } from "#server/billing/owned-tables.ts";
import { calendarTables } from "#server/calendar/owned-tables.ts";
import { contactTables } from "#server/contact/owned-tables.ts";
import { matchTables } from "#server/matches/owned-tables.ts";
import { plannerTables } from "#server/planner/owned-tables.ts";
import type { OwnedTable } from "#server/platform/database/owned-rows.ts";
import { mailTables } from "#server/platform/mail/mail-queue.ts";
import { profileTables } from "#server/profile/owned-tables.ts";
import { savedSearchTables } from "#server/saved-searches/owned-tables.ts";
import { submissionTables } from "#server/submissions/owned-tables.ts";
import { credentials, oneTimeTokens, sessions, twoFactors, users } from "../table.ts";

const accountTables: readonly OwnedTable[] = [
  { name: "users", table: users, user: users.id },
  { name: "sessions", table: sessions, user: sessions.user_id, secret: ["token"] },
  {
    name: "credentials",
    table: credentials,
    user: credentials.user_id,
    secret: ["password", "access_token", "refresh_token", "id_token"],
  },
  { name: "two_factors", table: twoFactors, user: twoFactors.user_id, secret: ["secret", "recovery_codes"] },
  {
    name: "one_time_tokens",
    table: oneTimeTokens,
    user: oneTimeTokens.user_id,
    secret: ["token_hash", "details"],
  },
];

/**
 * Every table with rows of users: for the export and for deleting an account. A slice with such a table adds its list
 * here. A test fails for a table that is in no list.
 */
export const ownedTables: readonly OwnedTable[] = [
  ...accountTables,
  ...mailTables,
  ...contactTables,
  ...profileTables,
  ...matchTables,
  ...billingTables,
  ...submissionTables,
  ...savedSearchTables,
  ...calendarTables,
  ...plannerTables,
  ...applicationTables,
];
