import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { NextPath } from "#domain/accounts/next-path.ts";
import type { Database } from "#server/platform/database/database.ts";
import { oneTimeTokens, type TokenPurpose } from "../table.ts";

/** How long a token of each purpose lasts, in minutes. */
export const tokenMinutes: Record<TokenPurpose, number> = {
  magic_link: 15,
  confirm: 24 * 60,
  change_email: 24 * 60,
  reset: 60,
  deletion: 60,
  google: 10,
};

export type OneTimeToken = {
  purpose: TokenPurpose;
  user_id: string | null;
  email: string | null;
  details: Record<string, unknown>;
  /** The time until which the same browser may redeem it again; null before it was redeemed. */
  repeatable_until: Date | null;
};

type NewToken = Pick<OneTimeToken, "purpose"> & Partial<Pick<OneTimeToken, "user_id" | "email" | "details">>;

/** A token from a request; `browser` is the value of the browser's link cookie, null for programs. */
export type PresentedToken = { token: string; browser?: string | null };

/** Time in which the same browser may redeem a token again, because its first answer may be lost. */
const repeatSeconds = 60;

/** Creates a token that works once. Only its hash is stored. */
export async function issueToken(
  db: Database,
  { purpose, user_id = null, email = null, details = {} }: NewToken,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  // Uses the database clock: links expire by the real time, even when the server's clock is set for a demonstration.
  const expires_at = sql`now() + make_interval(mins => ${tokenMinutes[purpose]})`;
  await db.insert(oneTimeTokens).values({ token_hash: hashOf(token), purpose, user_id, email, details, expires_at });
  return token;
}

/** The data of the token; null when it was redeemed, has expired or does not exist. Does not redeem it. */
export async function findToken(
  db: Database,
  purposes: readonly TokenPurpose[],
  presented: PresentedToken,
): Promise<OneTimeToken | null> {
  const [row] = await db.select().from(oneTimeTokens).where(usable(purposes, presented));
  return row ? toToken(row) : null;
}

/** Redeems the token and returns its data. Of two simultaneous calls one gets null. A rollback undoes it. */
export async function redeemToken(
  tx: Database,
  purposes: readonly TokenPurpose[],
  presented: PresentedToken,
): Promise<OneTimeToken | null> {
  const [row] = await tx.delete(oneTimeTokens).where(usable(purposes, presented)).returning();
  return row ? toToken(row) : null;
}

/**
 * Lets the same browser redeem the token again for a minute after the first time, so that a retry after a lost answer
 * gets the same result. Does nothing for a program, which has no link cookie.
 */
export async function allowRepeat(
  tx: Database,
  { purpose, user_id, email, details: { name: _, ...details }, repeatable_until }: OneTimeToken,
  { token, browser }: PresentedToken,
): Promise<void> {
  if (!browser) return;
  const expires_at = repeatable_until ?? sql`now() + make_interval(secs => ${repeatSeconds})`;
  const redeemed_by = hashOf(browser);
  await tx
    .insert(oneTimeTokens)
    .values({ token_hash: hashOf(token), purpose, user_id, email, details, redeemed_by, expires_at });
}

/** The page to open after the link was redeemed, if given. */
export const nextPath = (details: OneTimeToken["details"]): string | undefined => NextPath.parse(details.next);

/** Deletes every token that was mailed to the email. */
export async function dropTokensTo(tx: Database, email: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.email, email));
}

/** Deletes the names in tokens that were mailed to the email. */
export async function dropNames(tx: Database, email: string): Promise<void> {
  const details = sql`${oneTimeTokens.details} - 'name'`;
  await tx.update(oneTimeTokens).set({ details }).where(eq(oneTimeTokens.email, email));
}

/** Deletes every token of the account. */
export async function dropTokensOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.user_id, userId));
}

const usable = (purposes: readonly TokenPurpose[], { token, browser }: PresentedToken) =>
  and(
    eq(oneTimeTokens.token_hash, hashOf(token)),
    inArray(oneTimeTokens.purpose, purposes),
    gt(oneTimeTokens.expires_at, sql`now()`),
    or(isNull(oneTimeTokens.redeemed_by), browser ? eq(oneTimeTokens.redeemed_by, hashOf(browser)) : undefined),
  );

const toToken = (row: typeof oneTimeTokens.$inferSelect): OneTimeToken => ({
  purpose: row.purpose,
  user_id: row.user_id,
  email: row.email,
  details: row.details,
  repeatable_until: row.redeemed_by === null ? null : row.expires_at,
});

// A token has 256 random bits, so a plain hash of it cannot be reversed.
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
