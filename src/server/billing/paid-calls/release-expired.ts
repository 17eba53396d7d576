import { dayMs } from "#domain/calendar/day.ts";
import type { Deps } from "#server/deps.ts";
import { expiredCalls, forgetAnswers, release } from "./store.ts";

/** How long a repeated request can get its first answer. */
export const answerDays = 30;

/** Gives back the credits of calls whose process ended before they did, and deletes answers after 30 days. */
export async function releaseExpiredCalls({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  for (let calls = await expiredCalls(db, clock()); calls.length > 0; calls = await expiredCalls(db, clock())) {
    for (const call of calls) await release(db, call, { now: clock() });
  }
  await forgetAnswers(db, new Date(clock().getTime() - answerDays * dayMs));
}
