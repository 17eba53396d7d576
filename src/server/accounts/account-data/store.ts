import { and, eq, gt, isNotNull, lt, sql } from "drizzle-orm";
import { unverifiedDays } from "#domain/accounts/unverified-days.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Owner } from "#server/platform/database/owned-rows.ts";
import { oneTimeTokens, sessions, shownEmail, users, verifications } from "../table.ts";

const unusedFor = (days: number) => sql<boolean>`${users.last_seen_at} < now() - make_interval(days => ${days})`;
const isUnused = and(isNotNull(users.unverified_email), unusedFor(unverifiedDays.empty));
const batch = 500;

/** A page of the unused accounts with an unverified email, with ids after this one. */
export function unusedAccounts(db: Database, after: string): Promise<{ id: string; long_unused: boolean }[]> {
  return db
    .select({ id: users.id, long_unused: unusedFor(unverifiedDays.withProfile) })
    .from(users)
    .where(and(isUnused, gt(users.id, after)))
    .orderBy(users.id)
    .limit(batch);
}

/** The email of an account, verified or not; null when the user does not exist. */
export async function emailOf(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ email: shownEmail }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
}

/** Locks the user's row and returns the values that identify their other rows, and their sign-up time; null when the user does not exist. */
export async function lockForDeletion(
  tx: Database,
  userId: string,
  { onlyUnused = false } = {},
): Promise<(Owner & { signed_up_at: Date }) | null> {
  const [row] = await tx
    .select({ id: users.id, email: users.email, signed_up_at: users.created_at })
    .from(users)
    .where(and(eq(users.id, userId), onlyUnused ? isUnused : undefined))
    .for("update");
  return row ?? null;
}

/** Deletes expired sessions, tokens and pending sign-ins. */
export async function dropExpired(db: Database): Promise<void> {
  for (const table of [sessions, oneTimeTokens, verifications])
    await db.delete(table).where(lt(table.expires_at, sql`now()`));
}
