import { daysBetween } from "#domain/calendar/day.ts";
import type { Match } from "#domain/matches/match.ts";

/** Days before its deadline that a bookmarked scholarship is listed; writing an application takes time, so it is listed early. */
export const bookmarkedDays = 90;
/** Days before its deadline that one of the best matches is listed. */
export const topMatchDays = 60;
/** A deadline of an application that the student is working on is marked in its last days. */
export const urgentDays = 14;
const mostSteps = 5;

export type DeadlineStep = {
  kind: "deadline";
  scholarship_id: string;
  title: string;
  provider_name: string;
  deadline: string;
  days_left: number;
  /** Few days are left for something that the student has bookmarked or started. */
  urgent: boolean;
  /** False for a yearly date that the sponsor has not confirmed for this year. */
  confirmed: boolean;
  /** The most it pays in whole US dollars; null when not stated. */
  dollars: number | null;
  match_score: number;
  bookmarked: boolean;
  started: boolean;
};

export type NextStep =
  /** The profile is too empty to match anything. */
  | { kind: "start_profile" }
  | DeadlineStep
  /** Nothing is bookmarked yet, so the student starts with the best match. */
  | { kind: "best_match"; scholarship_id: string; title: string; provider_name: string; match_score: number };

export type Situation = {
  /** The student's day, YYYY-MM-DD. */
  today: string;
  profileComplete: boolean;
  /** The student's best matches. */
  top: readonly Match[];
  bookmarked: readonly Match[];
};

/**
 * At most five next steps: the next deadlines, soonest first, and the best match for a student without bookmarks.
 * Submitted, closed and ineligible scholarships are left out, and so are top matches with a high warning.
 */
export function nextSteps({ today, profileComplete, top, bookmarked }: Situation): NextStep[] {
  if (!profileComplete) return [{ kind: "start_profile" }];
  const deadlines = new Map<string, DeadlineStep>();
  const recommended = top.filter(({ scholarship }) => !isRisky(scholarship));
  for (const match of recommended) {
    const step = deadlineStep(match, today, match.bookmarked ? bookmarkedDays : topMatchDays);
    if (step) deadlines.set(match.scholarship_id, step);
  }
  for (const match of bookmarked) {
    const step = deadlineStep(match, today, bookmarkedDays);
    if (step) deadlines.set(match.scholarship_id, step);
  }
  const dated = [...deadlines.values()].sort(
    (a, b) =>
      a.days_left - b.days_left ||
      Number(b.bookmarked) - Number(a.bookmarked) ||
      (b.dollars ?? 0) - (a.dollars ?? 0) ||
      (a.scholarship_id < b.scholarship_id ? -1 : 1),
  );
  const steps: NextStep[] = dated.slice(0, mostSteps);
  const best = recommended.find(({ scholarship_id }) => !deadlines.has(scholarship_id));
  return best && bookmarked.length === 0 && steps.length < mostSteps ? [...steps, bestMatchStep(best)] : steps;
}

function bestMatchStep({ scholarship_id, match_score, scholarship }: Match): NextStep {
  const { title, provider_name } = scholarship;
  return { kind: "best_match", scholarship_id, title, provider_name, match_score };
}

const isRisky = ({ warnings }: Match["scholarship"]) => warnings.some(({ severity }) => severity === "high");
const underWay: ReadonlySet<Match["application_status"]> = new Set(["not_started", "in_progress"]);

function deadlineStep(match: Match, today: string, withinDays: number): DeadlineStep | null {
  const { scholarship } = match;
  if (!scholarship.deadline || scholarship.deadline_kind === "rolling" || scholarship.status !== "active") return null;
  if (match.eligibility === "ineligible" || !underWay.has(match.application_status)) return null;
  const days_left = daysBetween(today, scholarship.deadline);
  if (days_left < 0 || days_left > withinDays) return null;
  return {
    kind: "deadline",
    scholarship_id: match.scholarship_id,
    title: scholarship.title,
    provider_name: scholarship.provider_name,
    deadline: scholarship.deadline,
    days_left,
    urgent: days_left <= urgentDays && (match.bookmarked || match.application_status === "in_progress"),
    confirmed: scholarship.deadline_kind === "fixed",
    dollars: scholarship.amount_max || scholarship.amount_min || null,
    match_score: match.match_score,
    bookmarked: match.bookmarked,
    started: match.application_status === "in_progress",
  };
}
