import { setImmediate as nextTurn } from "node:timers/promises";
import type { Slices } from "#domain/matches/catalogue/slices.ts";

/**
 * Does the slices one after the other. After every 3 ms, or `mostAtOnceMs`, the server answers other requests: after each
 * slice would make the work wait for several of them each time.
 */
export async function inTurns<Result>(slices: Slices<Result>, mostAtOnceMs = 3): Promise<Result> {
  let startedAt = performance.now();
  let step = slices.next();
  while (!step.done) {
    if (performance.now() - startedAt > mostAtOnceMs) {
      await nextTurn();
      startedAt = performance.now();
    }
    step = slices.next();
  }
  return step.value;
}
