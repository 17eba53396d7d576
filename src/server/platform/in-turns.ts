import { setImmediate as nextTurn } from "node:timers/promises";
import type { Slices } from "#domain/matches/catalogue/slices.ts";

const mostAtOnceMs = 3;

/**
 * Does the slices one after the other. After every 3 ms the server answers other requests: after each slice would make
 * the work wait for several of them each time.
 */
export async function inTurns<Result>(slices: Slices<Result>): Promise<Result> {
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
