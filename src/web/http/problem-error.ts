export type FieldProblem = { path: string; message: string };

/** A refusal of the server (RFC 9457). Switch on `code`, show `message`; `errors` belong to single fields. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldProblem[];
  /** Seconds to wait before trying again, when the server said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: {
    status: number;
    code: string;
    detail: string;
    errors?: readonly FieldProblem[];
    retryAfterSeconds?: number;
  }) {
    super(problem.detail);
    this.status = problem.status;
    this.code = problem.code;
    this.errors = problem.errors ?? [];
    this.retryAfterSeconds = problem.retryAfterSeconds;
  }
}

/** Whether this is a refusal with this code. */
export function isProblem(error: unknown, code: string): error is ProblemError {
  return error instanceof ProblemError && error.code === code;
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** Reads a failed answer of ours or of the auth library; never throws on a strange body. */
export async function readProblem(response: Response): Promise<ProblemError> {
  const parsed: unknown = await response.json().catch(() => null);
  const body = (parsed ?? {}) as Record<string, unknown>; // Every field is checked before use.
  const retryAfter = Number(response.headers.get("retry-after") ?? response.headers.get("x-retry-after"));
  return new ProblemError({
    status: response.status,
    code: text(body.code) ?? "unexpected",
    detail: text(body.detail) ?? text(body.message) ?? "An unexpected error occurred",
    errors: Array.isArray(body.errors) ? (body.errors as FieldProblem[]) : [],
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
  });
}

/** What to tell the student about any failure. */
export function problemText(error: unknown): string {
  return error instanceof ProblemError ? error.message : "An unexpected error occurred";
}
