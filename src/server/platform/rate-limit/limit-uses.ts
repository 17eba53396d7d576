import type { MiddlewareHandler } from "hono";
import type { SignedIn } from "../http/routing.ts";
import { limitUse, type RateLimit } from "./rate-limit.ts";

/**
 * Limits how often one student may make the calls that `what` names, across all processes. Comes after `requireStudent`.
 * Throws 429 `too_many_requests`.
 */
export const limitUses =
  (what: string, limit: RateLimit): MiddlewareHandler<SignedIn> =>
  async (c, next) => {
    const { deps, student } = c.var;
    await limitUse(deps, { what, parts: [student.id], limit });
    await next();
  };
