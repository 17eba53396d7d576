/** An error of the database or of the connection to it. */
export type DatabaseError = {
  /** A SQLSTATE, a code of Node's network errors, or `POOL_TIMEOUT` or `CONNECTION_LOST`. */
  code: string;
  /** The constraint that was violated. */
  constraint?: string | undefined;
};

// The driver sets no code for these two errors.
const codeless: [RegExp, string][] = [
  [/timeout exceeded when trying to connect/, "POOL_TIMEOUT"],
  [/Connection terminated|Client has encountered a connection error/, "CONNECTION_LOST"],
];

/** The database error in a thrown value; null when there is none. The query builder wraps it as its cause. */
export function databaseError(error: unknown): DatabaseError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string")
      return {
        code: cause.code,
        constraint: "constraint" in cause && typeof cause.constraint === "string" ? cause.constraint : undefined,
      };
    const { message } = cause;
    const known = codeless.find(([words]) => words.test(message));
    if (known) return { code: known[1] };
  }
  return null;
}
