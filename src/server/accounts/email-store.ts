import { randomUUID } from "node:crypto";
import { and, desc, eq, ne, or } from "drizzle-orm";
import { shareTrial } from "#server/billing/trials/store.ts";
import type { Database } from "#server/platform/database/database.ts";
import { lockKey } from "#server/platform/database/lock.ts";
import type { Env } from "#server/platform/env.ts";
import { users } from "./table.ts";

// All emails here are in lower case.

/** Accounts with this email, verified or not. */
export const hasEmail = (email: string) => or(eq(users.email, email), eq(users.unverified_email, email));

/**
 * Locks the email until the transaction ends, so that only one transaction at a time decides which account it belongs
 * to.
 */
export async function lockEmail(tx: Database, email: string): Promise<void> {
  await lockKey(tx, "email", email);
}

/** Whether any account has this email, verified or not. */
export async function isUsed(db: Database, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(hasEmail(email)).limit(1);
  return rows.length > 0;
}

/** The account with this verified email, or null. */
export async function verifiedAccount(db: Database, email: string): Promise<string | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

/** The accounts with this unverified email, newest first. */
export async function unverifiedAccounts(db: Database, email: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.unverified_email, email))
    .orderBy(desc(users.created_at), desc(users.id));
  return rows.map(({ id }) => id);
}

/** The user names of all accounts with this email. */
export async function namesWithEmail(db: Database, email: string): Promise<string[]> {
  const rows = await db.select({ name: users.full_name }).from(users).where(hasEmail(email));
  return rows.map(({ name }) => name);
}

type NewAccount = { email: string; name: string; now: Date; env: Pick<Env, "AUTH_SECRET"> };

/** Creates an account with an unverified email and no password; returns its id. */
export const insertUnverifiedAccount = (tx: Database, account: NewAccount): Promise<string> =>
  insertAccount(tx, account, { unverified_email: account.email });

/** Creates an account with a verified email and no password; returns its id. */
export const insertVerifiedAccount = (tx: Database, account: NewAccount): Promise<string> =>
  insertAccount(tx, account, { email: account.email });

async function insertAccount(
  tx: Database,
  { email, name, now, env }: NewAccount,
  emailColumn: { email: string } | { unverified_email: string },
): Promise<string> {
  const id = randomUUID();
  await tx.insert(users).values({ id, full_name: name, created_at: now, ...emailColumn });
  await shareTrial(tx, env, { user_id: id, signed_up_at: now, email, now });
  return id;
}

/** Gives an account this verified email, and deletes every other account that has it unverified. */
export async function setVerifiedEmail(tx: Database, email: string, userId: string): Promise<void> {
  await tx.delete(users).where(and(eq(users.unverified_email, email), ne(users.id, userId)));
  await tx.update(users).set({ email, unverified_email: null }).where(eq(users.id, userId));
}
