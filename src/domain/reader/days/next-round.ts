import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { type Deadline, parseDeadline } from "./deadline.ts";
import { readDeadline } from "./deadline-in-text.ts";

type Read = (today: string) => Deadline;

/**
 * The deadline of the next round of a scholarship whose deadline has passed: March 15 of "October 15 (fall) and March 15
 * (spring)". `passed` is the day that has passed, YYYY-MM-DD. Null when its words name no later day, or when they did not
 * give the deadline that is stored.
 */
export function nextRound(
  stored: Deadline & Pick<ScholarshipFacts, "description">,
  passed: string,
  today: string,
): Deadline | null {
  const readings: Read[] = [
    (day) => parseDeadline(stored.deadline_text, day),
    (day) => readDeadline(stored.deadline_text ?? "", day),
    (day) => readDeadline(stored.description, day),
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
