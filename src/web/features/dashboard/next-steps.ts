import { daysBetween } from "#domain/calendar/day.ts";
import type { Match } from "#domain/matches/match.ts";
import type { DueMatches } from "#domain/matches/match-list.ts";
import { isSubmitted, leastOfGood } from "#domain/matches/match-vocabulary.ts";
import { leftToCheck, requirementsOf, thingsToCheck } from "#domain/matches/requirements-of.ts";
import { applyTarget } from "#domain/scholarships/apply-target.ts";
import { deadlineNotice } from "#domain/scholarships/days/days-left.ts";

/** Days before its deadline that one of the best matches is listed. */
export const topMatchDays = 60;
/** A deadline of an application that the student is working on is marked in its last days. */
export const urgentDays = 14;
const mostSteps = 5;

export type ApplyStep = {
  kind: "apply";
  scholarship_id: string;
  title: string;
  /** Null for a rolling deadline, or when none is stated. */
  deadline: string | null;
  days_left: number | null;
  /** When it closes in words, for one without a deadline: `Rolling`. */
  due: string;
  /** Few days are left for something that the student has bookmarked or started. */
  urgent: boolean;
  /** False for a yearly date that the sponsor has not confirmed for this year. */
  confirmed: boolean;
  /** How much is left to check before the student knows that they may apply: `1 thing to check`; null for nothing. */
  check: string | null;
  /** The most it pays in whole US dollars; null when not stated. */
  dollars: number | null;
  match_score: number;
  bookmarked: boolean;
  started: boolean;
  tracked: boolean;
  /** The sponsor's page, its host, and whether it is only the site's home page; null where none is known that a student should open. */
  page: { url: string; host: string; isHome: boolean } | null;
};

export type NextStep =
  /** The profile is too empty to match anything. */
  | { kind: "start_profile" }
  | ApplyStep
  /** Nothing is bookmarked yet, so the student starts with the best match whose deadline is not listed. */
  | { kind: "best_match"; scholarship_id: string; title: string; match_score: number };

export type Situation = {
  /** The student's day, YYYY-MM-DD. */
  today: string;
  profileComplete: boolean;
  /** The student's best matches. */
  top: readonly Match[];
  due: DueMatches;
};

/**
 * At most five next steps by their dates, those without a date last; possible fits that the student did not choose stand
 * behind all others. What the student tracks or bookmarked has a place first, then the best match, then the next deadlines
 * of the good fits. Where nothing is bookmarked, the best match stands first if its own deadline is far, and else the next
 * best one last.
 * Submitted, closed and ineligible scholarships are left out, and so are top matches with a high warning.
 */
export function nextSteps({ today, profileComplete, top, due }: Situation): NextStep[] {
  if (!profileComplete) return [{ kind: "start_profile" }];
  const own = due.own.flatMap((match) => applyStep(match, today, due.tracked) ?? []).sort(byDay);
  const mine = new Set(due.own.map(({ scholarship_id }) => scholarship_id));
  const safe = top.filter(
    ({ scholarship, application_status }) => !isRisky(scholarship) && !isSubmitted(application_status),
  );
  const recommended = [...safe, ...due.soon.filter(({ scholarship }) => !isRisky(scholarship))];
  const others = new Map<string, ApplyStep>();
  for (const match of recommended) {
    const step = !mine.has(match.scholarship_id) && applyStep(match, today, []);
    if (step) others.set(match.scholarship_id, step);
  }
  const [best] = safe;
  const isBest = ({ scholarship_id }: ApplyStep): number => (scholarship_id === best?.scholarship_id ? 1 : 0);
  const ranked = [...others.values()].sort(
    (a, b) => isBest(b) - isBest(a) || isPossible(a) - isPossible(b) || isGuess(a) - isGuess(b) || byDay(a, b),
  );
  const unlisted = mine.size === 0 ? safe.find(({ scholarship_id }) => !others.has(scholarship_id)) : undefined;
  const leads = unlisted !== undefined && unlisted === best;
  const steps: NextStep[] = [...own, ...ranked]
    .slice(0, leads ? mostSteps - 1 : mostSteps)
    .sort((a, b) => isPossible(a) - isPossible(b) || byDay(a, b));
  if (!unlisted) return steps;
  if (leads) return [bestMatchStep(unlisted), ...steps];
  return steps.length < mostSteps ? [...steps, bestMatchStep(unlisted)] : steps;
}

/** A match below the good fits that the student did not choose. */
const isPossible = ({ match_score, bookmarked, tracked }: ApplyStep): number =>
  match_score < leastOfGood && !bookmarked && !tracked ? 1 : 0;

const byDay = (a: ApplyStep, b: ApplyStep): number =>
  (a.days_left ?? noDay) - (b.days_left ?? noDay) ||
  (b.dollars ?? 0) - (a.dollars ?? 0) ||
  (a.scholarship_id < b.scholarship_id ? -1 : 1);

function bestMatchStep({ scholarship_id, match_score, scholarship }: Match): NextStep {
  return { kind: "best_match", scholarship_id, title: scholarship.title, match_score };
}

const isRisky = ({ warnings }: Match["scholarship"]) => warnings.some(({ severity }) => severity === "high");
/** The best matches with last year's date have a place after those whose sponsor has confirmed it. */
const isGuess = ({ confirmed, deadline }: ApplyStep): number => (deadline !== null && !confirmed ? 1 : 0);
/** Sorts what has no deadline last. */
const noDay = Number.MAX_SAFE_INTEGER;

function pageOf(applicationUrl: string | null): ApplyStep["page"] {
  const target = applyTarget(applicationUrl);
  return target.kind === "page" ? { url: target.url, host: target.host, isHome: target.isHome } : null;
}

function checkNote({ factors }: Match): string | null {
  const requirements = requirementsOf(factors);
  return requirements.some(({ status }) => status === "unknown") ? thingsToCheck(leftToCheck(requirements)) : null;
}

function applyStep(match: Match, today: string, tracked: readonly string[]): ApplyStep | null {
  const { scholarship } = match;
  if (scholarship.status !== "active" || match.eligibility === "ineligible") return null;
  if (isSubmitted(match.application_status)) return null;
  const deadline = scholarship.deadline_kind === "rolling" ? null : scholarship.deadline;
  const days_left = deadline ? daysBetween(today, deadline) : null;
  const confirmed = scholarship.deadline_kind === "fixed";
  if (days_left !== null && days_left < 0) return null;
  const isTracked = tracked.includes(match.scholarship_id);
  if (!match.bookmarked && !isTracked && (days_left ?? noDay) > topMatchDays) return null;
  return {
    kind: "apply",
    scholarship_id: match.scholarship_id,
    title: scholarship.title,
    deadline,
    days_left,
    due: deadlineNotice(scholarship, today).text,
    urgent:
      confirmed &&
      days_left !== null &&
      days_left <= urgentDays &&
      (match.bookmarked || isTracked || match.application_status === "in_progress"),
    confirmed,
    check: checkNote(match),
    dollars: scholarship.amount_max || scholarship.amount_min || null,
    match_score: match.match_score,
    bookmarked: match.bookmarked,
    started: match.application_status === "in_progress",
    tracked: isTracked,
    page: isRisky(scholarship) ? null : pageOf(scholarship.application_url),
  };
}
