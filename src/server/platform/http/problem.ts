import type { ContentfulStatusCode } from "hono/utils/http-status";

type FieldError = { path: string; message: string };

/**
 * An error that ends the request. Any code may throw it; problem-response.ts turns it into `application/problem+json`
 * (RFC 9457). `code` is stable, for programs; `detail` tells the user what to do.
 */
export class Problem extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Record<string, string>;
  /** Additional members of the answer, next to `code`. */
  readonly fields: Record<string, unknown>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    detail: string,
    more: { errors?: readonly FieldError[]; headers?: Record<string, string>; fields?: Record<string, unknown> } = {},
  ) {
    super(detail);
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
    this.fields = more.fields ?? {};
  }
}

export const notSignedIn = (detail = "Sign in and try again.") => new Problem(401, "not_signed_in", detail);

/** Also the answer for another student's row, so that it does not reveal whether the row exists. */
export const notFound = (code = "not_found", detail = "There is nothing at this address.") =>
  new Problem(404, code, detail);

/** The request is invalid; each error names its field. */
export const invalidInput = (errors: readonly FieldError[]) =>
  new Problem(
    400,
    "invalid_input",
    errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join(" "),
    {
      errors,
    },
  );
