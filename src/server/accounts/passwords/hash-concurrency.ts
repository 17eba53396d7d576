import { availableParallelism } from "node:os";
import PQueue from "p-queue";
import { Problem } from "#server/platform/http/problem.ts";

/** One core is left for everything else that the process does. */
const queue = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) });
/** At about 30 ms a hash nobody waits for more. */
const longestQueue = 300;

/**
 * Computes a password hash within the concurrency limit, first come first served, so that a rush of sign-ins does not
 * starve the rest of the process. Throws 503 `busy` when too many wait already.
 */
export async function limitHashing<T>(computeHash: () => Promise<T>): Promise<T> {
  if (queue.size >= longestQueue)
    throw new Problem(503, "busy", "Many people are signing in right now. Please try again in a moment.", {
      headers: { "Retry-After": "3" },
    });
  return queue.add(computeHash);
}
