import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { hasEmail } from "../email-store.ts";
import type { CheckedUser } from "../sessions/store.ts";
import { credentials, users } from "../table.ts";

/** Sorts the account with the verified email before those with an unverified one. */
const verifiedFirst = sql`${users.email} is null`;
/**
 * The hash of an account's password, read by its full primary key, one account at a time. Without table statistics, the
 * planner may read every password for a join. Some plans do so only for an email that has an account, and the response
 * time would reveal that.
 */
const passwordOfUser = sql<string>`(
  select c.password from credentials c where c.provider_id = 'credential' and c.account_id = users.id)`;

/**
 * A stored hash of this email, or null when there is none. All passwords of an email share its cost and salt, so that
 * one hash of the given password can be compared with all of them. `but` excludes one account.
 */
export async function passwordRecipe(db: Database, email: string, but?: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: passwordOfUser })
    .from(users)
    .where(and(hasEmail(email), sql`${passwordOfUser} is not null`, but === undefined ? undefined : ne(users.id, but)))
    .orderBy(verifiedFirst, asc(users.created_at), asc(users.id))
    .limit(1);
  return row?.hash ?? null;
}

/**
 * The account with this email and password hash, or null. If there are several, the verified one comes first, then the
 * newest.
 */
export async function accountByPassword(db: Database, email: string, hash: string): Promise<CheckedUser | null> {
  const [row] = await db
    .select({ id: users.id, session_version: users.session_version })
    .from(users)
    .where(and(hasEmail(email), eq(passwordOfUser, hash)))
    .orderBy(verifiedFirst, desc(users.created_at), desc(users.id))
    .limit(1);
  return row ?? null;
}

/** The hash of the user's password, or null when the account has none. */
export async function passwordHash(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.user_id, userId), eq(credentials.provider_id, "credential")));
  return row?.hash ?? null;
}

/** Replaces the hash of a password. Does nothing when the password has changed in the meantime. */
export async function replaceHash(
  tx: Database,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const isUnchanged = and(
    eq(credentials.user_id, userId),
    eq(credentials.provider_id, "credential"),
    eq(credentials.password, from),
  );
  await tx.update(credentials).set({ password: to }).where(isUnchanged);
}

/** Sets or replaces the user's password. */
export async function savePassword(tx: Database, userId: string, hash: string): Promise<void> {
  await tx
    .insert(credentials)
    .values({ id: randomUUID(), user_id: userId, provider_id: "credential", account_id: userId, password: hash })
    .onConflictDoUpdate({
      target: [credentials.provider_id, credentials.account_id],
      set: { password: hash, updated_at: sql`now()` },
    });
}
