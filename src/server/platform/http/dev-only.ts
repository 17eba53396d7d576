import { readFileSync } from "node:fs";
import type { MiddlewareHandler } from "hono";
import { isNear } from "./nearby.ts";
import { isOwnOrigin } from "./origin.ts";
import { notFound } from "./problem.ts";
import type { Base } from "./routing.ts";

const shared = readFileSync(new URL("dev-pages.css", import.meta.url), "utf8");

/** The style sheet of a page for developers: what all of them share, and its own file. */
export const devPageStyle = (own: URL): string => shared + readFileSync(own, "utf8");

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
