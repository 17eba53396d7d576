import type { MiddlewareHandler } from "hono";
import { isNear } from "./nearby.ts";
import { isOwnOrigin } from "./origin.ts";
import { notFound } from "./problem.ts";
import type { Base } from "./routing.ts";

/**
 * Answers 404 unless DEV_TOOLS is on, the client is on this machine or its private network, and the request goes to our
 * own host name.
 */
export const devOnly: MiddlewareHandler<Base> = async (c, next) => {
  const { env } = c.get("deps");
  const host = c.req.header("host");
  const ourName =
    host === undefined || host === new URL(env.PUBLIC_URL).host || isOwnOrigin(`http://${host}`, env.PUBLIC_URL, host);
  if (!env.DEV_TOOLS || !ourName || !isNear(c, env.TRUSTED_PROXIES)) throw notFound();
  await next();
};
