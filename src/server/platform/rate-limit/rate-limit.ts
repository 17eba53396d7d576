import { createHmac } from "node:crypto";
import { eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Env } from "../env.ts";
import { Problem } from "../http/problem.ts";
import { rateLimits } from "./rate-limit-table.ts";

/** At most `max` uses in each window of this many seconds. */
export type RateLimit = { max: number; windowSeconds: number };

export type RateLimitAnswer = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/**
 * Counts one use of the key, across all processes on this database, and returns whether it is within the limit. Refused
 * uses do not extend the wait.
 */
export async function countUse(
  db: Database,
  key: string,
  { max, windowSeconds }: RateLimit,
  now = Date.now(),
): Promise<RateLimitAnswer> {
  const fresh = sql`${rateLimits.resets_at} <= ${now}`;
  const resets_at = now + windowSeconds * 1000;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, resets_at })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${fresh} then 1 else least(${rateLimits.count}, ${max}) + 1 end`,
        resets_at: sql`case when ${fresh} then ${resets_at} else ${rateLimits.resets_at} end`,
      },
    })
    .returning();
  // Opening a window deletes some expired ones, so that the table stays small.
  if (row?.count === 1) await dropSomeOld(db, now);
  if (!row || row.count <= max) return { allowed: true };
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((row.resets_at - now) / 1000)) };
}

/** A key for data that must not be stored in clear text, such as an email: its keyed hash. */
export const limitKey = (env: Pick<Env, "AUTH_SECRET">, what: string, ...parts: string[]) =>
  `${what}|${createHmac("sha256", env.AUTH_SECRET).update(JSON.stringify(parts)).digest("base64url")}`;

/** Deletes the count of a key, for example of wrong passwords after a correct one. */
export async function forgetUses(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Deletes some of the expired windows. Rows that another transaction has locked are skipped. */
async function dropSomeOld(db: Database, now: number): Promise<void> {
  const old = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.resets_at, now))
    .limit(50)
    .for("update", { skipLocked: true });
  await db.delete(rateLimits).where(inArray(rateLimits.key, old));
}

/** 429 with `Retry-After`. */
export const tooManyRequests = (retryAfterSeconds: number) =>
  new Problem(429, "too_many_requests", "Too many attempts. Please wait a little and try again.", {
    headers: { "Retry-After": String(retryAfterSeconds) },
    fields: { retry_after: retryAfterSeconds },
  });
