import type { Env, Hono, Schema } from "hono";
import { type GenerateSpecOptions, generateSpecs } from "hono-openapi";

type Document = Awaited<ReturnType<typeof generateSpecs>>;
type Documentation = GenerateSpecOptions["documentation"];
type Schemas = NonNullable<NonNullable<Documentation["components"]>["schemas"]>;

const schemas: Schemas = {
  Problem: {
    type: "object",
    description: "RFC 9457. Switch on `code`; `detail` is a sentence for people.",
    properties: {
      type: { type: "string" },
      title: { type: "string" },
      status: { type: "integer" },
      detail: { type: "string" },
      code: { type: "string" },
      errors: {
        type: "array",
        items: {
          type: "object",
          properties: { path: { type: "string" }, message: { type: "string" } },
          required: ["path", "message"],
        },
      },
    },
    required: ["type", "title", "status", "detail", "code"],
  },
};

const documentation = (sessionCookie: string): Documentation => ({
  openapi: "3.1.0",
  info: {
    title: "Laurel",
    version: "1",
    description:
      "Scholarships that are really open to a student, explained. Sessions are HttpOnly cookies; programs may send " +
      "`Authorization: Bearer <token>` with the token of a sign-in instead. Failures are `application/problem+json`.",
  },
  components: {
    schemas,
    securitySchemes: {
      session: { type: "apiKey", in: "cookie", name: sessionCookie },
      token: { type: "http", scheme: "bearer" },
    },
  },
  security: [{ session: [] }, { token: [] }, {}],
});

/** The OpenAPI document of all routes of the app, generated on the first call and then cached. */
export function openApi<E extends Env, S extends Schema, P extends string>(
  app: Hono<E, S, P>,
  sessionCookie: string,
): () => Promise<Document> {
  let made: Promise<Document> | undefined;
  return () => {
    made ??= generateSpecs(app, {
      documentation: documentation(sessionCookie),
      defaultValidationErrorResponse: false,
      excludeStaticFile: false,
    });
    return made;
  };
}
