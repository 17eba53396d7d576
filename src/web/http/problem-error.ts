export type FieldProblem = { path: string; message: string };

/** An error response of the server (RFC 9457). Switch on `code`, show `message`; `errors` belong to single fields. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldProblem[];
  /** Seconds to wait before the next attempt, if the server sent them. */
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

/** Whether an error is a refusal with this code. */
export function isProblem(error: unknown, code: string): error is ProblemError {
  return error instanceof ProblemError && error.code === code;
}

/** The code of every temporary failure: no connection, or a gateway error while the server is down. */
export const unavailable = "unavailable";

// Status 0 means no answer.
const temporaryMessages = new Map([
  [0, "The server could not be reached. Check your connection and try again."],
  [502, "Laurel cannot be reached right now. Wait a moment and try again."],
  [503, "Laurel is busy or being restarted. Wait a moment and try again."],
  [504, "Laurel took too long to answer. Wait a moment and try again."],
]);

/** Whether a failure is temporary: there was no answer, or its status was 502, 503 or 504. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof ProblemError && temporaryMessages.has(error.status);

/** The error for a missing answer. */
export const noAnswer = (): ProblemError =>
  new ProblemError({ status: 0, code: unavailable, detail: temporaryMessages.get(0) ?? unknownWords });

const unknownWords = "An unexpected error occurred";
const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/**
 * Reads a failed response of our server, the auth library or a gateway. Never throws on an unexpected body. For a
 * temporary failure, only a message with a code is shown, as a gateway's message is not for students.
 */
export async function readProblem(response: Response): Promise<ProblemError> {
  const parsed: unknown = await response.json().catch(() => null);
  const body = (parsed ?? {}) as Record<string, unknown>; // Every field is checked before use.
  const retryAfter = Number(response.headers.get("retry-after") ?? response.headers.get("x-retry-after"));
  const code = text(body.code);
  const temporary = code ? undefined : temporaryMessages.get(response.status);
  return new ProblemError({
    status: response.status,
    code: code ?? (temporary ? unavailable : "unexpected"),
    detail: temporary ?? text(body.detail) ?? text(body.message) ?? unknownWords,
    errors: Array.isArray(body.errors) ? (body.errors as FieldProblem[]) : [],
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
  });
}

/** The message to show for any failure. */
export function problemText(error: unknown): string {
  return error instanceof ProblemError ? error.message : unknownWords;
}
