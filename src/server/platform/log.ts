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

/**
 * Message, code and stack. A database error's parameters and detail line hold what the student typed, and a mail
 * server's reply the address, so of those only the codes are kept.
 */
function errorWithoutData(error: unknown) {
  if (!(error instanceof Error)) return { message: typeof error };
  if ("responseCode" in error) {
    const { name, responseCode } = error;
    const [code, command] = ["code" in error && error.code, "command" in error && error.command];
    return { type: name, message: "the mail server refused", code, command, response_code: responseCode };
  }
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const shown = cause && "params" in error ? cause : error;
  return {
    type: shown.name,
    message: shown.message,
    code: "code" in shown ? shown.code : undefined,
    stack: shown.stack,
  };
}
