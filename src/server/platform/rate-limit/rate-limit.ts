import { createHmac } from "node:crypto";
import { eq, inArray, lt, sql } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Env } from "../env.ts";
import { Problem } from "../http/problem.ts";
import { rateLimits } from "./rate-limit-table.ts";

/** At most `max` uses in each window of this many seconds. */
export type RateLimit = { max: number; windowSeconds: number };

export type RateLimitAnswer = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** What is counted, such as "sign-in", separately for each list of parts, such as an email. */
export type Counted = { what: string; parts: readonly string[] };

type Counting = { db: Database; env: Pick<Env, "AUTH_SECRET">; clock: Clock };

/**
 * Counts one use, across all processes on this database, and returns whether it is within the limit. Refused uses do not
 * extend the wait.
 */
export async function countUse(
  { db, env, clock }: Counting,
  { limit, ...counted }: Counted & { limit: RateLimit },
): Promise<RateLimitAnswer> {
  const { max, windowSeconds } = limit;
  const now = clock().getTime();
  const windowMs = windowSeconds * 1000;
  const resets_at = now + windowMs;
  // A window that ends far later than one that opens now was opened by a clock that was ahead. The clocks of two
  // processes may differ by up to a window.
  const fresh = sql`(${rateLimits.resets_at} <= ${now} or ${rateLimits.resets_at} > ${resets_at + windowMs})`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf(env, counted), count: 1, resets_at })
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

/** Counts one use as `countUse` does. Throws 429 `too_many_requests` when it is over the limit. */
export async function limitUse(counting: Counting, use: Counted & { limit: RateLimit }): Promise<void> {
  const answer = await countUse(counting, use);
  if (!answer.allowed) throw tooManyRequests(answer.retryAfterSeconds);
}

/** Deletes a count, for example of wrong passwords after a correct one. */
export async function forgetUses({ db, env }: Omit<Counting, "clock">, counted: Counted): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(env, counted)));
}

/** The parts are hashed with a secret, as many are personal data: emails, IP addresses, ids of users. */
const keyOf = ({ AUTH_SECRET }: Pick<Env, "AUTH_SECRET">, { what, parts }: Counted) =>
  `${what}|${createHmac("sha256", AUTH_SECRET).update(JSON.stringify(parts)).digest("base64url")}`;

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
