import pino, { type Logger } from "pino";
import type { Env } from "./env.ts";

/**
 * JSON lines on standard error; standard output is kept for what a person or a script waits for.
 * Lines carry ids and route patterns, never addresses, names, cookies, tokens or what a student wrote.
 */
export function createLog(env: Pick<Env, "LOG_LEVEL">): Logger {
  return pino(
    {
      level: env.LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorWithoutData },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}

/** Message, code and stack; a database error's parameters and detail line hold what the student typed. */
function errorWithoutData(error: unknown) {
  if (!(error instanceof Error)) return { message: typeof error };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const shown = cause && "params" in error ? cause : error;
  return {
    type: shown.name,
    message: shown.message,
    code: "code" in shown ? shown.code : undefined,
    stack: shown.stack,
  };
}
