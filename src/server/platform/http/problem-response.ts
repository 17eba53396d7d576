import { STATUS_CODES } from "node:http";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { notFound, Problem } from "./problem.ts";
import type { Base } from "./routing.ts";

/** The one place where a failure becomes `application/problem+json` (RFC 9457). */
export function problemResponse(error: unknown, c: Context<Base>): Response {
  const problem = asProblem(error);
  if (problem.status >= 500) c.get("deps").log.error({ err: error, request_id: c.get("requestId") }, "request failed");
  for (const [name, value] of Object.entries(problem.headers)) c.header(name, value);
  const { status, code, message: detail, errors, fields } = problem;
  return c.body(
    JSON.stringify({
      type: "about:blank",
      title: STATUS_CODES[status] ?? "Error",
      status,
      detail,
      code,
      errors,
      ...fields,
    }),
    status,
    { "Content-Type": "application/problem+json" },
  );
}

/** What an address of the interface answers where there is nothing. */
export const nothingHere = (c: Context<Base>) => problemResponse(notFound(), c);

/** The refusal that a thrown value means; anything unknown is a 500 that tells nothing. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException) return refusalOfTheFramework(error);
  const code = databaseCode(error);
  if (code && /^22/.test(code))
    return new Problem(400, "invalid_input", "A value contains something that cannot be stored.");
  if (code && unavailable.test(code))
    return new Problem(503, "unavailable", "Laurel cannot reach its database. Please try again.", {
      headers: { "Retry-After": "2" },
    });
  return new Problem(500, "internal_error", "Something went wrong on our side. Please try again.");
}

function refusalOfTheFramework({ status }: HTTPException): Problem {
  if (status === 400) return new Problem(400, "malformed_json", "The body is not JSON.");
  return new Problem(status, "refused", STATUS_CODES[status] ?? "The request was refused.");
}

/**
 * The server is starting, stopping or full (PostgreSQL classes 08, 53, 57), nobody listens, or a statement, lock or
 * transaction took longer than its bound (57014, 55P03, 25P03).
 */
const unavailable =
  /^(08|53|57P0|57014|55P03|25P03)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|POOL_TIMEOUT|CONNECTION_LOST)$/;

// The driver gives no code to these two.
const codeless: [RegExp, string][] = [
  [/timeout exceeded when trying to connect/, "POOL_TIMEOUT"],
  [/Connection terminated|Client has encountered a connection error/, "CONNECTION_LOST"],
];

/** The code of the database's or the connection's error, which the query builder wraps as its cause. */
function databaseCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string") return cause.code;
    const { message } = cause;
    const known = codeless.find(([words]) => words.test(message));
    if (known) return known[1];
  }
  return undefined;
}
