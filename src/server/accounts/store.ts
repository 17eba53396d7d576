import { and, eq, sql } from "drizzle-orm";
import type { AccountSettings } from "#domain/accounts/account-settings.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Owner } from "#server/platform/database/owned-rows.ts";
import { notSignedIn } from "#server/platform/http/problem.ts";
import { credentials, shownEmail, twoFactors, users } from "./table.ts";
import { codesIn } from "./two-factor/recovery-codes.ts";

/**
 * Locks the user's row until the end of the transaction, so that the account is not deleted meanwhile. Every
 * transaction that writes rows of a user calls this first, or right after `lockEmail` when it needs both. This one lock
 * order prevents deadlocks with a deletion. Throws 401 `not_signed_in` when the user does not exist.
 */
export async function lockUserShared(tx: Database, userId: string): Promise<void> {
  if (!(await lockExistingUser(tx, userId))) throw notSignedIn();
}

/** Locks the user's row as `lockUserShared` does, for work without a request. Returns whether the user exists. */
export async function lockExistingUser(tx: Database, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("key share");
  return rows.length > 0;
}

/** Locks the user's row as `lockUserShared` does. New sessions and other writes for the user wait for it too. */
export async function lockUserExclusive(tx: Database, userId: string): Promise<void> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  if (rows.length === 0) throw notSignedIn();
}

/**
 * The values that identify the user's rows: their id, and their email once verified. Null when the user does not exist.
 */
export async function ownerById(db: Database, userId: string): Promise<Owner | null> {
  const [row] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, userId));
  return row ?? null;
}

const hasSignInMethod = (provider: string) =>
  sql<boolean>`exists (select from ${credentials} where user_id = ${users.id} and provider_id = ${provider})`;

/** The data of the account page, or null when the user does not exist. */
export async function accountSettings(db: Database, userId: string): Promise<AccountSettings | null> {
  const [row] = await db
    .select({
      email: shownEmail,
      email_verified: users.email_verified,
      has_password: hasSignInMethod("credential"),
      google: hasSignInMethod("google"),
      two_factor_enabled: users.two_factor_enabled,
      recovery_codes: twoFactors.recovery_codes,
      created_at: users.created_at,
    })
    .from(users)
    .leftJoin(twoFactors, and(eq(twoFactors.user_id, users.id), eq(twoFactors.verified, true)))
    .where(eq(users.id, userId));
  if (!row) return null;
  const { recovery_codes, created_at, ...shown } = row;
  return {
    ...shown,
    recovery_codes_left: recovery_codes === null ? 0 : codesIn(recovery_codes).length,
    created_at: created_at.toISOString(),
  };
}
