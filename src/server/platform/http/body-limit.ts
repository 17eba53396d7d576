import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Problem } from "./problem.ts";
import type { Base } from "./routing.ts";

/**
 * Refuses larger bodies with 413 without reading them to the end. `others` has the limits of paths that take more, in
 * kilobytes too.
 */
export function limitBodies(kilobytes: number, others: Readonly<Record<string, number>> = {}): MiddlewareHandler<Base> {
  const usual = bodyLimitOf(kilobytes);
  const limits = new Map(Object.entries(others).map(([path, most]) => [path, bodyLimitOf(most)]));
  return (c, next) => {
    const limit = limits.get(c.req.path) ?? usual;
    // Nothing answers TRACE, so its body is never read, and Node's `Request` refuses the method.
    if (!hasBody(c) || c.req.method === "TRACE") return next();
    if (c.req.header("transfer-encoding")) c.req.raw = platformRequest(c.req.raw);
    return limit(c, next);
  };
}

const bodyLimitOf = (kilobytes: number) =>
  bodyLimit({
    maxSize: kilobytes * 1024,
    onError: () => {
      throw new Problem(413, "body_too_large", `Send at most ${kilobytes} KB.`);
    },
  });

/** A request has a body only if one of these headers says so (RFC 9112, 6.3). */
const hasBody = (c: Context) =>
  c.req.header("transfer-encoding") !== undefined || c.req.header("content-length") !== undefined;

/**
 * For a body of unknown length, the limit copies the request. Node's `Request` cannot copy the adapter's own request
 * class.
 */
const platformRequest = ({ url, method, headers, body, signal }: Request) =>
  new Request(url, { method, headers, body, signal, duplex: "half" });
