import type { MiddlewareHandler } from "hono";
import { Problem } from "./problem.ts";
import type { Base } from "./routing.ts";

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a page of this origin may write in the name of whoever is signed in. That is PUBLIC_URL; and, while that is
 * an address of this machine, also the request's own host by another name of this machine (localhost, 127.0.0.1,
 * [::1]). A foreign name that resolves to this machine (DNS rebinding) is not one of those.
 */
export function isOwnOrigin(origin: string, publicUrl: string, host: string | undefined): boolean {
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin) || !loopbackHost.test(new URL(publicUrl).hostname)) return false;
  const { protocol, hostname, host: originHost } = new URL(origin);
  return protocol === "http:" && loopbackHost.test(hostname) && originHost === host;
}

/**
 * Refuses writes that a page of another origin asks for. Browsers say where a write comes from; programs that send
 * neither header carry no cookies of a person.
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
