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

/**
 * The code of every failure that passes by itself: no connection, or a gateway in front of a server that is not there.
 */
export const unavailable = "unavailable";

// 0 stands for no answer at all.
const passingWords = new Map([
  [0, "The server could not be reached. Check your connection and try again."],
  [502, "Laurel cannot be reached right now. Wait a moment and try again."],
  [503, "Laurel is busy or being restarted. Wait a moment and try again."],
  [504, "Laurel took too long to answer. Wait a moment and try again."],
]);

/** Whether the same call may well succeed in a moment: there was no answer, or its status was 502, 503 or 504. */
export const isPassing = (error: unknown): boolean => error instanceof ProblemError && passingWords.has(error.status);

/** There was no answer. */
export const noAnswer = (): ProblemError =>
  new ProblemError({ status: 0, code: unavailable, detail: passingWords.get(0) ?? unknownWords });

const unknownWords = "An unexpected error occurred";
const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/**
 * Reads a failed answer of ours, of the auth library or of a gateway in between; never throws on a strange body. A
 * gateway's words are its own, so only an answer with a code is quoted where the failure passes by itself.
 */
export async function readProblem(response: Response): Promise<ProblemError> {
  const parsed: unknown = await response.json().catch(() => null);
  const body = (parsed ?? {}) as Record<string, unknown>; // Every field is checked before use.
  const retryAfter = Number(response.headers.get("retry-after") ?? response.headers.get("x-retry-after"));
  const code = text(body.code);
  const passing = code ? undefined : passingWords.get(response.status);
  return new ProblemError({
    status: response.status,
    code: code ?? (passing ? unavailable : "unexpected"),
    detail: passing ?? text(body.detail) ?? text(body.message) ?? unknownWords,
    errors: Array.isArray(body.errors) ? (body.errors as FieldProblem[]) : [],
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
  });
}

/** What to tell the student about any failure. */
export function problemText(error: unknown): string {
  return error instanceof ProblemError ? error.message : unknownWords;
}
