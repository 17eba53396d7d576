import { daysBetween } from "../calendar/day.ts";
import type { ScholarshipFacts } from "../scholarships/scholarship.ts";
import { leastOfGood, leastOfPossible, type Section } from "./match-vocabulary.ts";

/** Whether a match is worth work: a good fit, or a possible one that the student qualifies for, or would by an answer that leaves little doubt. */
export const isWorthWork = ({ match_score, section }: { match_score: number; section: Section | null }): boolean =>
  match_score >= leastOfGood ||
  (section === "qualify" && match_score >= leastOfPossible) ||
  (section === "one_answer" && match_score >= leastByOneAnswer);
/** An answer that few can give, such as a group, leaves doubt and so a lower score. */
const leastByOneAnswer = 45;

/** Whether a match closes within a week by a confirmed day, and fits too well to let it pass unseen. `today` is YYYY-MM-DD. */
export const isLastCall = (
  { match_score, scholarship: { deadline, deadline_kind } }: LastCall,
  today: string,
): boolean =>
  deadline_kind === "fixed" &&
  deadline !== null &&
  deadline >= today &&
  daysBetween(today, deadline) <= daysOfLastCall &&
  match_score >= leastOfLastCall;
type LastCall = { match_score: number; scholarship: Pick<ScholarshipFacts, "deadline" | "deadline_kind"> };
const daysOfLastCall = 7;
/** A possible fit that leaves little doubt: later there is no time to find out. */
const leastOfLastCall = 50;
