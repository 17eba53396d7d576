import { daysBetween } from "../../calendar/day.ts";
import type { ScholarshipFacts } from "../scholarship.ts";
import { nextDeadline } from "./next-deadline.ts";
import { usualTime } from "./usual-time.ts";

/** What is known of a deadline: `deadline` of a yearly one is last year's day in the year of a round, as its sponsor confirmed none. */
export type KnownDeadline = Pick<ScholarshipFacts, "deadline" | "deadline_kind" | "deadline_text">;

/**
 * How a deadline stands on a day. `none`: no day is known. `passed`: the sponsor's own deadline is over. `unannounced`: last year's
 * day or the usual month has passed, and the day of the next round is not known.
 */
export type DeadlineState = "ahead" | "none" | "passed" | "unannounced";

/** A usual day that is further ahead is that of the next round: its last one has passed not long ago. */
const passedDays = 183;

/** `today` is YYYY-MM-DD. A deadline is ahead on its day, too. */
export function deadlineState({ deadline, deadline_kind, deadline_text }: KnownDeadline, today: string): DeadlineState {
  if (deadline_kind === "rolling") return "none";
  if (deadline === null) {
    const usual = usualTime(deadline_text);
    return usual && isOfNextRound(nextDeadline(usual.to, today), today) ? "unannounced" : "none";
  }
  if (deadline_kind === "yearly") return isOfNextRound(deadline, today) ? "unannounced" : "ahead";
  return deadline >= today ? "ahead" : "passed";
}

const isOfNextRound = (day: string, today: string) => day < today || daysBetween(today, day) > passedDays;

/** The first day, YYYY-MM-DD, of the next round of a scholarship whose usual month has passed; null for all others. */
export function nextUsualRound(known: KnownDeadline, today: string): string | null {
  const usual = known.deadline === null ? usualTime(known.deadline_text) : null;
  return usual && deadlineState(known, today) === "unannounced" ? nextDeadline(usual.from, today) : null;
}
