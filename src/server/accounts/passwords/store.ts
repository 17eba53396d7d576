import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { hasEmail } from "../accounts-by-email.ts";
import type { CheckedUser } from "../sessions/store.ts";
import { credentials, users } from "../table.ts";

/** The account with the verified email comes before those that have it unverified. */
const verifiedFirst = sql`${users.email} is null`;
/**
 * The hash of an account's password. It is looked up by its whole key, account by account: while the database has no
 * statistics, a join may read every password, with some plans only for an email that has an account, which shows in the
 * time.
 */
const passwordOfUser = sql<string>`(
  select c.password from credentials c where c.provider_id = 'credential' and c.account_id = users.id)`;

/**
 * A stored hash whose cost and salt every password of this email is hashed with, or null when there is none. They share
 * both, so that one hash of what was typed can be compared with all of them. `but` leaves one account out.
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

/** The account with this email and password hash, or null. Of several, the verified one, else the newest. */
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

/** Replaces the hash of an unchanged password; does nothing when the password was changed in the meantime. */
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
