import { STATUS_CODES } from "node:http";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { type DatabaseError, databaseError } from "../database/database-error.ts";
import { notFound, notSignedIn, Problem } from "./problem.ts";
import type { Base } from "./routing.ts";

/** Turns every error into `application/problem+json` (RFC 9457). */
export function problemResponse(error: unknown, c: Context<Base>): Response {
  const problem = asProblem(error);
  logFailure(error, problem, c);
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
      // The functions of the specification have error fields of their own.
      ...(c.req.path.startsWith("/api/functions/") && { error: STATUS_CODES[status], message: detail }),
      ...fields,
    }),
    status,
    { "Content-Type": "application/problem+json" },
  );
}

function logFailure(error: unknown, { status }: Problem, c: Context<Base>): void {
  const { log } = c.get("deps");
  const request_id = c.get("requestId");
  const code = databaseError(error)?.code;
  if (status >= 500) log.error({ err: error, request_id }, "request failed");
  // The log line omits the error itself, which may quote the value.
  else if (code && isDataException(code))
    log.error({ code, request_id }, "validation let a value through that cannot be stored");
}

/** The answer to an unknown API path. */
export const apiNotFound = (c: Context<Base>) => problemResponse(notFound(), c);

/** The problem for a thrown value. Any unknown value becomes a 500 without details. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException) return refusalOfTheFramework(error);
  const failure = databaseError(error);
  return (failure && refusalOfTheDatabase(failure)) ?? internalError();
}

const internalError = () => new Problem(500, "internal_error", "Something went wrong on our side. Please try again.");

/** The problem for a database error; null when the error is a bug. */
function refusalOfTheDatabase({ code, constraint = "" }: DatabaseError): Problem | null {
  if (isDataException(code))
    return new Problem(400, "invalid_input", "A value contains something that cannot be stored.");
  // The account of the user was deleted after the session check.
  if (code === "23503" && /_user_id_/.test(constraint)) return notSignedIn();
  if (code === "23503" || code === "23505")
    return new Problem(409, "conflict", "Something changed in the meantime. Load the page again, and try again.");
  if (unavailable.test(code))
    return new Problem(503, "unavailable", "Laurel cannot reach its database. Please try again.", {
      headers: { "Retry-After": "2" },
    });
  return null;
}

/** SQLSTATE class 22: the database refuses a value that passed validation. */
const isDataException = (code: string) => code.startsWith("22");

function refusalOfTheFramework({ status }: HTTPException): Problem {
  if (status === 400) return new Problem(400, "malformed_json", "The body is not JSON.");
  return new Problem(status, "refused", STATUS_CODES[status] ?? "The request was refused.");
}

/**
 * The database is starting, stopping or full (PostgreSQL classes 08, 53, 57) or refuses connections. Or a statement,
 * lock or transaction took longer than its limit (57014, 55P03, 25P03). Or conflicts outlasted the retries (40P01,
 * 40001).
 */
const unavailable =
  /^(08|53|57P0|57014|55P03|25P03|40P01|40001)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|POOL_TIMEOUT|CONNECTION_LOST)$/;
