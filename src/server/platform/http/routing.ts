import type { Context, MiddlewareHandler } from "hono";
import { resolver, validator } from "hono-openapi";
import type { z } from "zod";
import type { Deps } from "#server/deps.ts";
import { setPlainMessages } from "./plain-messages.ts";
import { invalidInput, notSignedIn, Problem } from "./problem.ts";

// Before any request is validated.
setPlainMessages();

export type SignedInUser = {
  id: string;
  email: string;
  full_name: string;
  signed_up_at: Date;
  /** Whether the session is due for its daily renewal. */
  session_ages: boolean;
};

/** The variables of every request. */
export type Base = { Variables: { deps: Deps; requestId: string } };
export type SignedIn = { Variables: Base["Variables"] & { student: SignedInUser } };

/** A request, with or without a required session. */
export type AnyContext = Context<Base> | Context<SignedIn>;

/** Answers 401 with `detail` to signed-out callers. Afterwards `c.var.student` is the signed-in student. */
export const requireSignIn =
  (detail?: string): MiddlewareHandler<SignedIn> =>
  async (c, next) => {
    const student = await currentStudent(c);
    if (!student) throw notSignedIn(detail);
    c.set("student", student);
    await next();
  };

export const requireStudent = requireSignIn();

/** The signed-in student, or null. */
export function currentStudent(c: AnyContext): Promise<SignedInUser | null> {
  return c.var.deps.currentStudent(c.req.raw.headers);
}

type Validated = {
  success: boolean;
  data?: unknown;
  error?: readonly { message: string; path?: readonly unknown[] }[];
};

const refuseInvalid = (result: Validated) => {
  if (result.success) return;
  throw invalidInput((result.error ?? []).map((issue) => ({ path: fieldPath(issue.path), message: issue.message })));
};

const refuseInvalidJson = (result: Validated, c: Context) => {
  if (!isJson(c.req.header("content-type")))
    throw new Problem(415, "unsupported_media_type", "Send the body as application/json.");
  refuseUnstorable(result);
};

const refuseUnstorable = (result: Validated) => {
  refuseInvalid(result);
  const paths = unstorablePaths(result.data);
  if (paths.length > 0)
    throw invalidInput(paths.map((path) => ({ path, message: "Remove the characters that cannot be stored." })));
};

/** The paths of texts with a NUL or half of a surrogate pair, which PostgreSQL cannot store. Bodies are bounded. */
export function unstorablePaths(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? [path.join(".")] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => unstorablePaths(each, [...path, key]));
}

const isJson = (contentType = "") => /^application\/([a-z-.]+\+)?json\s*(;|$)/i.test(contentType);

const fieldPath = (path: readonly unknown[] = []) =>
  path.map((part) => String(typeof part === "object" && part !== null && "key" in part ? part.key : part)).join(".");

/** Validates the JSON body with the schema of the OpenAPI document. */
export const body = <S extends z.ZodType>(schema: S) => validator("json", schema, refuseInvalidJson);
export const query = <S extends z.ZodType>(schema: S) => validator("query", schema, refuseInvalid);
/** Header names are in lower case. */
export const headers = <S extends z.ZodType>(schema: S) => validator("header", schema, refuseInvalid);
export const params = <S extends z.ZodType>(schema: S) => validator("param", schema, refuseUnstorable);

/** An OpenAPI response of this shape, for `describeRoute`. */
export const answers = (schema: z.ZodType, description: string) => ({
  description,
  content: { "application/json": { schema: resolver(schema) } },
});

const refusalNames = {
  400: "Not what this call takes",
  401: "Not signed in",
  402: "Not enough credits",
  403: "Asked for by a page of another origin",
  404: "Nothing there, or not yours",
  409: "Not possible in this state",
  413: "Too large",
  415: "Not JSON",
  422: "Refused",
  429: "Too often; wait for `Retry-After`",
  503: "Not able to serve now; wait for `Retry-After`",
} as const;

/** The OpenAPI responses of these refusals, all `application/problem+json`: `...refusals(400, 401)`. */
export const refusals = (...statuses: (keyof typeof refusalNames)[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: refusalNames[status],
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    ]),
  );
