import { ProblemError } from "./problem-error.ts";

const codes: readonly string[] = ["not_signed_in", "session_missing", "invalid_token"];

/**
 * Whether a request was refused because the session ended. session-watch.tsx then asks the student to sign in again.
 */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof ProblemError && error.status === 401 && codes.includes(error.code);
