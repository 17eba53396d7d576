import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Deps } from "#server/deps.ts";
import type { Metrics } from "../metrics.ts";
import type { Base } from "./routing.ts";

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Asked for every few seconds by machines: counted, but no log line each. */
const quiet = new Set(["/api/health", "/api/ready", "/api/metrics", "/*"]);

/** Gives every request its deps and its id, and afterwards one log line and its place in the figures. */
export function observe(deps: Deps, metrics: Metrics): MiddlewareHandler<Base> {
  return async (c, next) => {
    const start = performance.now();
    const given = c.req.header("x-request-id");
    const requestId = given && wellFormed.test(given) ? given : randomUUID();
    c.set("deps", deps);
    c.set("requestId", requestId);
    c.header("X-Request-Id", requestId);
    await next();
    const ms = performance.now() - start;
    const method = methods.has(c.req.method) ? c.req.method : "OTHER";
    const route = routePath(c);
    metrics.count(method, route, c.res.status, ms);
    const line = { request_id: requestId, method, route, status: c.res.status, ms: Math.round(ms * 10) / 10 };
    if (quiet.has(route)) deps.log.debug(line, "answered");
    else deps.log.info(line, "answered");
  };
}
