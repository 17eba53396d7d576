import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Deps } from "#server/deps.ts";
import type { Metrics } from "../metrics.ts";
import type { Base } from "./routing.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Requests that are counted but not logged: monitoring sends some every few seconds, and a page loads many files. */
const quiet = new Set(["/api/health", "/api/ready", "/api/metrics", "/*"]);

/** Adds the deps to every request. Afterwards it logs and counts the request. */
export function observe(deps: Deps, metrics: Metrics): MiddlewareHandler<Base> {
  return async (c, next) => {
    const start = performance.now();
    c.set("deps", deps);
    await next();
    const ms = performance.now() - start;
    const method = methods.has(c.req.method) ? c.req.method : "OTHER";
    const route = routePath(c);
    metrics.count(method, route, c.res.status, ms);
    const line = { request_id: c.get("requestId"), method, route, status: c.res.status, ms: Math.round(ms * 10) / 10 };
    if (quiet.has(route)) deps.log.debug(line, "answered");
    else deps.log.info(line, "answered");
  };
}
