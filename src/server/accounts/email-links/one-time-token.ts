import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { LinkKind } from "#domain/accounts/account-settings.ts";
import type { Database } from "#server/platform/database/database.ts";
import { oneTimeTokens } from "../table.ts";

export type TokenPurpose = LinkKind | "google";

/** How long each lasts, in minutes. */
export const tokenMinutes: Record<TokenPurpose, number> = {
  magic_link: 15,
  confirm: 24 * 60,
  change_email: 24 * 60,
  reset: 60,
  deletion: 60,
  google: 10,
};

export type OneTimeToken = { purpose: TokenPurpose; user_id: string | null; email: string | null; details: Details };
type Details = Record<string, unknown>;

/** Makes a token that works once, and answers it; only its hash is kept. */
export async function issueToken(
  db: Database,
  { purpose, user_id = null, email = null, details = {} }: Partial<OneTimeToken> & Pick<OneTimeToken, "purpose">,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  // Time is the database's: links end by the real clock, also when the server's is moved for a demonstration.
  const expires_at = sql`now() + make_interval(mins => ${tokenMinutes[purpose]})`;
  await db.insert(oneTimeTokens).values({ token_hash: hashOf(token), purpose, user_id, email, details, expires_at });
  return token;
}

/** What the token is for, or null when it was used, has expired or never was. Does not use it. */
export async function findToken(db: Database, purposes: TokenPurpose[], token: string): Promise<OneTimeToken | null> {
  const [row] = await db.select().from(oneTimeTokens).where(usable(purposes, token));
  return row ? toToken(row) : null;
}

/**
 * Uses the token up and answers what it was for, or null. Of two uses at once one gets null. In a transaction that is
 * rolled back it was not used.
 */
export async function redeemToken(tx: Database, purposes: TokenPurpose[], token: string): Promise<OneTimeToken | null> {
  const [row] = await tx.delete(oneTimeTokens).where(usable(purposes, token)).returning();
  return row ? toToken(row) : null;
}

/** Ends every token that was mailed to the address. */
export async function dropTokensTo(tx: Database, address: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.email, address));
}

/** Ends every token of the account. */
export async function dropTokensOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.user_id, userId));
}

const usable = (purposes: TokenPurpose[], token: string) =>
  and(
    eq(oneTimeTokens.token_hash, hashOf(token)),
    inArray(oneTimeTokens.purpose, purposes),
    gt(oneTimeTokens.expires_at, sql`now()`),
  );

// Only this file writes purposes.
const toToken = ({ purpose, user_id, email, details }: typeof oneTimeTokens.$inferSelect): OneTimeToken => ({
  purpose: purpose as TokenPurpose,
  user_id,
  email,
  details,
});

// A token has 256 random bits, so a plain hash of it cannot be turned round.
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
