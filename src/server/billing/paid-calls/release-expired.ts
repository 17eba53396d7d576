import type { Deps } from "#server/deps.ts";
import { expiredCalls, release } from "./store.ts";

/** Gives back the credits of calls whose process ended before they did. */
export async function releaseExpiredCalls({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  for (let calls = await expiredCalls(db, clock()); calls.length > 0; calls = await expiredCalls(db, clock())) {
    for (const call of calls) await release(db, call, { now: clock() });
  }
}
