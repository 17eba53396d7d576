import { availableParallelism } from "node:os";
import { Problem } from "#server/platform/http/problem.ts";

/** Hashes computed at once: one processor is left for everything else that the process does. */
const atOnce = Math.max(1, availableParallelism() - 1);
/** More would wait for longer than anybody does; each takes about 30 ms. */
const longestQueue = 300;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs the work when it is its turn, first come first served: a rush of sign-ins must not starve the rest of the
 * process. Throws 503 `busy` when too many wait already.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue)
      throw new Problem(503, "busy", "Many people are signing in right now. Please try again in a moment.", {
        headers: { "Retry-After": "3" },
      });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
