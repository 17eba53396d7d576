import type { MiddlewareHandler } from "hono";
import type { SignedIn } from "../http/routing.ts";
import { countUse, limitKey, type RateLimit, tooManyRequests } from "./rate-limit.ts";

/**
 * Limits how often each student may make the calls named `what`, across all processes. Throws 429 `too_many_requests`.
 * Comes after `requireStudent`.
 */
export const limitStudent =
  (what: string, limit: RateLimit): MiddlewareHandler<SignedIn> =>
  async (c, next) => {
    const { deps, student } = c.var;
    const key = limitKey(deps.env, what, student.id);
    const counted = await countUse(deps.db, key, limit, deps.clock().getTime());
    if (!counted.allowed) throw tooManyRequests(counted.retryAfterSeconds);
    await next();
  };
