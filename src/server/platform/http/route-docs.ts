import type { MiddlewareHandler } from "hono";
import { type DescribeRouteOptions, describeRoute } from "hono-openapi";
import { refusals } from "./routing.ts";

/** The description of one call in the OpenAPI document. */
type RouteDoc = {
  /** A few words, without a full stop. */
  summary: string;
  /** Whole sentences about anything that the summary, the schemas and the refusals do not show. */
  description?: string;
  /** The successful responses by status; `answers(schema, "What it is")` makes one with a JSON body. */
  responses: NonNullable<DescribeRouteOptions["responses"]>;
  /** The statuses of its refusals, each an `application/problem+json`. */
  refusals?: Parameters<typeof refusals>;
  /** The tag of the call, when it differs from that of the slice. */
  tag?: string;
};

/**
 * Describes the calls of a slice for the OpenAPI document, listed under `tag`. Answers one middleware for each call, by
 * name. A slice keeps them in `route-docs.ts`, so that its `routes.ts` reads as a table of contents:
 *
 *     .post("/sign-in/email", docs.signIn, body(PasswordSignIn), async (c) => ...)
 */
export function routeDocs<Name extends string>(
  tag: string,
  docs: Record<Name, RouteDoc>,
): Record<Name, MiddlewareHandler> {
  const described = Object.entries<RouteDoc>(docs).map(([name, { responses, refusals: statuses = [], ...doc }]) => {
    const { tag: own = tag, ...words } = doc;
    return [name, describeRoute({ tags: [own], ...words, responses: { ...responses, ...refusals(...statuses) } })];
  });
  // The cast restores the key names, which `fromEntries` does not keep in its type.
  return Object.fromEntries(described) as Record<Name, MiddlewareHandler>;
}
