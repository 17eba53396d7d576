import type { MiddlewareHandler } from "hono";
import type { SignedIn } from "#server/platform/http/routing.ts";
import { countUse, limitKey, type RateLimit, tooManyRequests } from "#server/platform/rate-limit/rate-limit.ts";

/** For each student, the AI search and AI Discovery together. */
export const mostSearches: RateLimit = { max: 30, windowSeconds: 60 };

/** Limits how often one student may search. Throws 429 `too_many_requests`. */
export const limitSearches: MiddlewareHandler<SignedIn> = async (c, next) => {
  const { deps, student } = c.var;
  const counted = await countUse(
    deps.db,
    limitKey(deps.env, "searches", student.id),
    mostSearches,
    deps.clock().getTime(),
  );
  if (!counted.allowed) throw tooManyRequests(counted.retryAfterSeconds);
  await next();
};
