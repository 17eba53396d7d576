import type { MiddlewareHandler } from "hono";
import type { SignedIn } from "../http/routing.ts";
import { countUse, limitKey, type RateLimit, tooManyRequests } from "./rate-limit.ts";

/**
 * Limits how often one student may make the calls that `what` names, across all processes. Comes after `requireStudent`.
 * Throws 429 `too_many_requests`.
 */
export const limitUses =
  (what: string, limit: RateLimit): MiddlewareHandler<SignedIn> =>
  async (c, next) => {
    const { deps, student } = c.var;
    const counted = await countUse(deps.db, limitKey(deps.env, what, student.id), limit, deps.clock().getTime());
    if (!counted.allowed) throw tooManyRequests(counted.retryAfterSeconds);
    await next();
  };
