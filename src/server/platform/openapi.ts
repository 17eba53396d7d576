import type { Env, Hono, Schema } from "hono";
import { generateSpecs } from "hono-openapi";

type Document = Awaited<ReturnType<typeof generateSpecs>>;

const fieldError = {
  type: "object",
  properties: { path: { type: "string" }, message: { type: "string" } },
  required: ["path", "message"],
} as const;

const problem = {
  type: "object",
  description: "RFC 9457. Switch on `code`; `detail` is a sentence for people.",
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    code: { type: "string" },
    errors: { type: "array", items: fieldError },
  },
  required: ["type", "title", "status", "detail", "code"],
} as const;

const documentation = {
  openapi: "3.1.0",
  info: {
    title: "Laurel",
    version: "1",
    description:
      "Scholarships that are really open to a student, explained. Sessions are HttpOnly cookies; programs may send " +
      "`Authorization: Bearer <token>` with the token of a sign-in instead. Failures are `application/problem+json`.",
  },
  components: {
    schemas: { Problem: problem },
    securitySchemes: {
      session: { type: "apiKey", in: "cookie", name: "laurel.session" },
      token: { type: "http", scheme: "bearer" },
    },
  },
  security: [{ session: [] }, { token: [] }, {}],
} as const;

/** The OpenAPI document of everything mounted on the app; made on the first call, the same from then on. */
export function openApi<E extends Env, S extends Schema, P extends string>(
  app: Hono<E, S, P>,
): () => Promise<Document> {
  let made: Promise<Document> | undefined;
  return () => {
    made ??= generateSpecs(app, {
      // The library's type wants mutable arrays; it only reads them.
      documentation: structuredClone(documentation) as never,
      defaultValidationErrorResponse: false,
      excludeStaticFile: false,
    });
    return made;
  };
}
