import pino, { type Logger } from "pino";
import type { Env } from "../env.ts";
import type { LogDestination } from "./log-destination.ts";

/** Logs JSON lines. Lines contain ids and route patterns, never emails, names, cookies, tokens or a student's text. */
export function createLog(env: Pick<Env, "LOG_LEVEL">, destination: LogDestination): Logger {
  return pino(
    {
      level: env.LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorWithoutData },
    },
    destination,
  );
}

/**
 * Message, code and stack of an error. Parameters and details of a database error contain user input, and the reply of
 * a mail server contains the email, so only the codes of those errors are logged.
 */
function errorWithoutData(error: unknown): object {
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
    ...(shown.cause instanceof Error && { cause: errorWithoutData(shown.cause) }),
  };
}
