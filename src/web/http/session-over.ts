import { ProblemError } from "./problem-error.ts";

const codes: readonly string[] = ["not_signed_in", "session_missing", "invalid_token"];

/**
 * Whether this is refused because nobody is signed in any more; session-watch.tsx then asks the student to sign in
 * again.
 */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof ProblemError && error.status === 401 && codes.includes(error.code);
