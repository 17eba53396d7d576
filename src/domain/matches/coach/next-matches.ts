import { z } from "zod";
import { filesAidForm } from "../../applications/calendar/back-plan.ts";
import { stepText } from "../../applications/calendar/step-text.ts";
import { checkTaskId } from "../../applications/task-ids.ts";
import { compareDays } from "../../calendar/day.ts";
import { hasHighWarning } from "../../scams/scam-level.ts";
import { deadlineState, firstExpectedDay, isDateToCheck } from "../../scholarships/days/deadline-state.ts";
import { hasNoForm } from "../../scholarships/to-send/has-no-form.ts";
import { Match } from "../match.ts";
import { isSubmitted, leastOfStrong } from "../match-vocabulary.ts";
import { isLastCall, isWorthWork } from "../worth-work.ts";
import { isDoubtful, workFor } from "./coach.ts";
import { checkDateTask } from "./coach-items.ts";
import { type Tracking, trackedFor } from "./coach-work.ts";

const mostListed = 5;
/** So many strong fits have a place however many others are due sooner. */
const mostLeading = 3;

/** A match to work on. `next`: the first step towards it, as the tracker and the coach have it, with its day where one is known. */
export const NextMatch = Match.extend({
  tracked: z.boolean(),
  next: z.object({ text: z.string(), day: z.iso.date().nullable() }).nullable(),
});
export type NextMatch = z.infer<typeof NextMatch>;

/** The response of `GET /api/coach/next`, the next deadline first. */
export const NextMatches = z.object({ items: z.array(NextMatch) });
export type NextMatches = z.infer<typeof NextMatches>;

export type Choices = {
  /** The day that deadlines are compared with, YYYY-MM-DD. */
  today: string;
  /** What the student tracks or bookmarked. */
  own: readonly Match[];
  /** The scholarships that the student tracks and has not sent, by their ids. */
  tracked: readonly string[];
  /** What is worth work and due soon, then that of the next two months, then others that are due soon; of each the best first. */
  soon: readonly Match[];
  /** The best matches, the best one first. */
  top: readonly Match[];
};

/**
 * The matches to work on, in this order:
 * 1. what the student tracks, by day, and what they bookmarked;
 * 2. the three best strong fits, or the best match where there is none;
 * 3. what fits and closes within a week (`isLastCall`);
 * 4. what is worth work (`isWorthWork`): what is due soon, the other best matches, and those whose round has passed;
 * 5. what is not worth work, in the same order.
 *
 * What was sent, has closed or is ruled out is left out, and so is what has a high warning and was not chosen by the student.
 */
export function matchesToWorkOn({ today, own, tracked, soon, top }: Choices): Match[] {
  const inTracker = new Set(tracked);
  const isBookmark = ({ scholarship_id }: Match) => (inTracker.has(scholarship_id) ? 0 : 1);
  const chosen = own.toSorted((a, b) => isBookmark(a) - isBookmark(b) || byDay(today)(a, b));
  const safe = top.filter((match) => !isRisky(match));
  const ahead = safe.filter(isRoundAhead(today));
  const others = [...ahead, ...safe.filter((match) => !isRoundAhead(today)(match))];
  const strong = ahead.filter(({ match_score }) => match_score >= leastOfStrong);
  const leading = strong.length > 0 ? strong.slice(0, mostLeading) : others.slice(0, 1);
  // What one probably cannot get comes behind what fits, however soon it is due.
  const urgent = [...soon.filter((match) => !isRisky(match)), ...others];
  const lastCalls = urgent.filter((match) => isLastCall(match, today));
  const doubtful = urgent.filter((match) => !isWorthWork(match));
  const offered = [...leading, ...lastCalls, ...urgent.filter(isWorthWork), ...doubtful];
  const all = [...chosen, ...offered].filter((match) => isToDo(match, today));
  return [...new Map(all.map((match) => [match.scholarship_id, match])).values()];
}

/**
 * The first five of the matches to work on, by the first days on which they may close and those without one last, each with its next step. What the
 * student probably cannot have (`isDoubtful`) comes behind the others.
 */
export const nextMatches = (choices: Choices, tracking: Tracking): NextMatch[] =>
  matchesToWorkOn(choices)
    .slice(0, mostListed)
    .sort((a, b) => doubtOf(a, tracking) - doubtOf(b, tracking) || byDay(choices.today)(a, b))
    .map((match) => ({
      ...match,
      tracked: choices.tracked.includes(match.scholarship_id),
      next: nextStep(match, tracking),
    }));

const doubtOf = (match: Match, tracking: Tracking): number => (isDoubtful(match, tracking) ? 1 : 0);

function nextStep(match: Match, tracking: Tracking): NextMatch["next"] {
  const { steps, open } = workFor(match, tracking);
  const [first] = steps;
  const [task] = open;
  if (!first && isDateUnchecked(match, tracking) && task?.id !== checkTaskId)
    return { text: checkDateTask.title, day: null };
  if (!first) return task ? { text: task.title, day: null } : null;
  if (first.step === "submit" && hasNoForm(match.scholarship)) return null;
  // It has no day to do it by.
  return { text: stepText(first), day: filesAidForm(first) ? null : first.day };
}

/** As the coach has it; not where the student ticked that it is checked. */
function isDateUnchecked({ scholarship_id, scholarship }: Match, { today, applications }: Tracking): boolean {
  const isTicked = trackedFor(scholarship_id, applications)?.checklist.some(
    ({ id, done }) => id === checkDateTask.id && done,
  );
  return !isTicked && isDateToCheck(scholarship, today);
}

/** The day of a deadline; null for a rolling one, or where none is stated. */
const dayOf = ({ scholarship: { deadline, deadline_kind } }: Match): string | null =>
  deadline_kind === "rolling" ? null : deadline;

function isToDo(match: Match, today: string): boolean {
  const { scholarship, eligibility, application_status } = match;
  const isPast = (dayOf(match) ?? today) < today;
  return scholarship.status === "active" && eligibility !== "ineligible" && !isSubmitted(application_status) && !isPast;
}

/** Not of one whose usual time has passed: there is nothing to do for it now. */
const isRoundAhead =
  (today: string) =>
  ({ scholarship }: Match): boolean =>
    deadlineState(scholarship, today) !== "unannounced";

const isRisky = ({ scholarship }: Match): boolean => hasHighWarning(scholarship.warnings);

const paid = ({ scholarship: { amount_max, amount_min } }: Match): number => amount_max || amount_min || 0;
/** Sorts what has no deadline last. */
const never = "9999";

/** A usual time counts as its first day: of "Usually Dec–Feb", what closes early would be missed by its last one. */
const byDay =
  (today: string) =>
  (a: Match, b: Match): number =>
    compareDays(firstExpectedDay(a.scholarship, today) ?? never, firstExpectedDay(b.scholarship, today) ?? never) ||
    paid(b) - paid(a) ||
    (a.scholarship_id < b.scholarship_id ? -1 : 1);
