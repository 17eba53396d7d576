import type { MiddlewareHandler } from "hono";
import { Problem } from "./problem.ts";
import type { Base } from "./routing.ts";

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether pages of this origin may send writes for the signed-in user. That is PUBLIC_URL. If PUBLIC_URL is a loopback
 * URL, the request's own host may also be another loopback name (localhost, 127.0.0.1, [::1]). A foreign name that
 * resolves to a loopback address (DNS rebinding) is refused.
 */
export function isOwnOrigin(origin: string, publicUrl: string, host: string | undefined): boolean {
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin) || !loopbackHost.test(new URL(publicUrl).hostname)) return false;
  const { protocol, hostname, host: originHost } = new URL(origin);
  return protocol === "http:" && loopbackHost.test(hostname) && originHost === host;
}

/**
 * Refuses writes from pages of another origin. Browsers send the origin of a write. Programs that send neither header
 * have no cookies of a user.
 */
export const refuseForeignWrites: MiddlewareHandler<Base> = async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD" || c.req.method === "OPTIONS") return next();
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  const foreign = origin
    ? !isOwnOrigin(origin, c.get("deps").env.PUBLIC_URL, c.req.header("host"))
    : site !== undefined && site !== "same-origin" && site !== "none";
  if (foreign) throw new Problem(403, "origin_refused", "This page may not do that here.");
  return next();
};
