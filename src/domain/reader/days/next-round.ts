import { lastDeadline } from "../../scholarships/days/next-deadline.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { type Deadline, parseDeadline } from "./deadline.ts";
import { readDeadline } from "./deadline-in-text.ts";

/**
 * The deadline of the next round of a scholarship whose deadline has passed on `today`: March 15 of "October 15 (fall) and
 * March 15 (spring)". Null when its words name no later day, or when they did not give the deadline that is stored.
 */
export function nextRound(stored: Deadline & Pick<ScholarshipFacts, "description">, today: string): Deadline | null {
  const passed = stored.deadline_yearly === null ? stored.deadline : lastDeadline(stored.deadline_yearly, today);
  if (passed === null || passed >= today) return null;
  const readings = [
    (day: string) => parseDeadline(stored.deadline_text, day),
    (day: string) => readDeadline(stored.description, day),
  ];
  for (const read of readings) {
    if (dayOf(read(passed)) !== dayOf(stored)) continue;
    const next = read(today);
    const isAhead = next.deadline_kind === "yearly" || (next.deadline ?? "") >= today;
    if (isAhead && dayOf(next) !== dayOf(stored)) return next;
  }
  return null;
}

const dayOf = ({ deadline_kind, deadline, deadline_yearly }: Deadline) =>
  deadline_kind === "yearly" ? deadline_yearly : deadline;
