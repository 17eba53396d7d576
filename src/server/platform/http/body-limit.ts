import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Problem } from "./problem.ts";
import type { Base } from "./routing.ts";

const kilobytes = 256;

const limit = bodyLimit({
  maxSize: kilobytes * 1024,
  onError: () => {
    throw new Problem(413, "body_too_large", `Send at most ${kilobytes} KB.`);
  },
});

/** Refuses bodies that no call of the interface needs, while they arrive. */
export const limitBodies: MiddlewareHandler<Base> = (c, next) =>
  // To look for the body of a read costs more than the whole answer to `/api/health`.
  c.req.method === "GET" || c.req.method === "HEAD" ? next() : limit(c, next);
