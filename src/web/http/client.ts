import type { Hono } from "hono";
import { hc } from "hono/client";
import { request } from "./request.ts";

/**
 * The typed client of one slice, from the type of its router and the path it is mounted at:
 * `const client = sliceClient<typeof profileRoutes>("/api/profile")`.
 */
// biome-ignore lint/suspicious/noExplicitAny: the bound that hono's own hc has
export function sliceClient<Routes extends Hono<any, any, any>>(path: `/api/${string}`) {
  return hc<Routes>(path, { fetch: request });
}
