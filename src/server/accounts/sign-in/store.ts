import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { credentials, twoFactors, users } from "../table.ts";

/** The account that is linked to a Google identity, or null. */
export async function googleAccount(db: Database, subject: string): Promise<string | null> {
  const [row] = await db
    .select({ id: credentials.user_id })
    .from(credentials)
    .where(and(eq(credentials.provider_id, "google"), eq(credentials.account_id, subject)));
  return row?.id ?? null;
}

/** Links an account to a Google identity that is not linked yet. */
export async function linkGoogle(tx: Database, userId: string, subject: string): Promise<void> {
  await tx
    .insert(credentials)
    .values({ id: randomUUID(), user_id: userId, provider_id: "google", account_id: subject })
    .onConflictDoNothing();
}

/** Deletes the user's password, links to Google and second factor. */
export async function dropSignInMethods(tx: Database, userId: string): Promise<void> {
  await tx.delete(credentials).where(eq(credentials.user_id, userId));
  await tx.delete(twoFactors).where(eq(twoFactors.user_id, userId));
  await tx.update(users).set({ two_factor_enabled: false }).where(eq(users.id, userId));
}
