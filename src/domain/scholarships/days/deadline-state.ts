import { daysBetween } from "../../calendar/day.ts";
import type { ScholarshipFacts } from "../scholarship.ts";
import { nextDeadline } from "./next-deadline.ts";
import { type UsualTime, usualTime } from "./usual-time.ts";

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

/** The usual time of a deadline whose words name months and no day; null for all others. */
const usualTimeOf = ({ deadline, deadline_kind, deadline_text }: KnownDeadline): UsualTime | null =>
  deadline === null && deadline_kind !== "rolling" ? usualTime(deadline_text) : null;

/** The first day, YYYY-MM-DD, of the next round of a scholarship whose usual month has passed; null for all others. */
export function nextUsualRound(known: KnownDeadline, today: string): string | null {
  const usual = usualTimeOf(known);
  return usual && deadlineState(known, today) === "unannounced" ? nextDeadline(usual.from, today) : null;
}

/**
 * The day, YYYY-MM-DD, by which a scholarship stands among others: its deadline, else the last day of its usual time, or the first one
 * of the next round where that has passed. Null for a rolling one and where nothing is known.
 */
export function expectedDay(known: KnownDeadline, today: string): string | null {
  if (known.deadline_kind === "rolling") return null;
  const usual = usualTimeOf(known);
  if (!usual) return known.deadline;
  return nextUsualRound(known, today) ?? nextDeadline(usual.to, today);
}

/**
 * The first day, YYYY-MM-DD, on which a scholarship may close: its deadline, else the first day of its usual time, which is today within
 * it, as nobody knows when in it the round closes. Null for a rolling one and where nothing is known.
 */
export function firstExpectedDay(known: KnownDeadline, today: string): string | null {
  const usual = usualTimeOf(known);
  if (!usual || deadlineState(known, today) === "unannounced") return expectedDay(known, today);
  const from = nextDeadline(usual.from, today);
  return nextDeadline(usual.to, today) < from ? today : from;
}

const longestMonth = 31;

/**
 * The first day, YYYY-MM-DD, of the usual time of the next round, where today is in the second half of one that is longer than a month, as
 * in "usually in the fall"; else null. Most sponsors have closed by then.
 */
export function nextLongRound(known: KnownDeadline, today: string): string | null {
  const usual = usualTimeOf(known);
  if (!usual) return null;
  const [end, next] = [nextDeadline(usual.to, today), nextDeadline(usual.from, today)];
  const length = daysInYear - daysBetween(end, next);
  return end < next && length > longestMonth && daysBetween(today, end) * 2 < length ? next : null;
}
const daysInYear = 365;

const daysBefore = 21;

/**
 * Whether a date that the sponsor has not confirmed is to be looked up before any work: it has passed, or is so near that the round may
 * close any day.
 */
export function isDateToCheck(known: KnownDeadline, today: string): boolean {
  const usual = unconfirmedTime(known);
  if (!usual) return false;
  if (deadlineState(known, today) === "unannounced") return true;
  const [from, to] = [nextDeadline(usual.from, today), nextDeadline(usual.to, today)];
  const isWithin = to < from;
  return isWithin || daysBetween(today, from) <= daysBefore;
}

function unconfirmedTime(known: KnownDeadline): UsualTime | null {
  if (known.deadline === null) return usualTimeOf(known);
  const day = known.deadline.slice("YYYY-".length);
  return known.deadline_kind === "yearly" ? { from: day, to: day } : null;
}
