import { availableParallelism } from "node:os";
import PQueue from "p-queue";
import { Problem } from "#server/platform/http/problem.ts";

/** One core stays free for the rest of the process. */
const queue = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) });
/** At about 30 ms a hash, longer queues would exceed the patience of users. */
const longestQueue = 300;

/**
 * Computes a password hash within the concurrency limit, in the order of the calls, so that many sign-ins do not slow
 * down the rest of the process. Throws 503 `busy` when too many calls wait.
 */
export async function limitHashing<T>(computeHash: () => Promise<T>): Promise<T> {
  if (queue.size >= longestQueue)
    throw new Problem(503, "busy", "Many people are signing in right now. Please try again in a moment.", {
      headers: { "Retry-After": "3" },
    });
  return queue.add(computeHash);
}
