import { deadlineAsOf } from "../scholarships/days/next-deadline.ts";
import type { MatchableScholarship } from "./criteria/criterion.ts";

/** The sort key of a match. `deadline` is the next one, YYYY-MM-DD, or null. */
export type Rank = { match_score: number; deadline: string | null; amount: number | null; id: string };

/** The sort key of a scholarship on `today`; `amount` is its largest amount. */
export function rankOf(scholarship: MatchableScholarship, match_score: number, today: string): Rank {
  const amount = scholarship.amount_max ?? scholarship.amount_min;
  return { match_score, deadline: deadlineAsOf(scholarship, today).deadline, amount, id: scholarship.id };
}

/**
 * Higher score first, then the sooner deadline (none last), the larger amount (none last), and the id. A total order.
 */
export function compareRanks(a: Rank, b: Rank): number {
  return b.match_score - a.match_score || compareTies(a, b);
}

/** The order among equal scores. */
export function compareTies(a: Omit<Rank, "match_score">, b: Omit<Rank, "match_score">): number {
  return (
    compareText(a.deadline ?? "9999", b.deadline ?? "9999") ||
    (b.amount ?? -1) - (a.amount ?? -1) ||
    compareText(a.id, b.id)
  );
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
