import { daysBetween } from "#domain/calendar/day.ts";
import type { NextMatch } from "#domain/matches/coach/next-matches.ts";
import { leftToCheck, requirementsOf, thingsToCheck } from "#domain/matches/requirements-of.ts";
import { hasHighWarning } from "#domain/scams/scam-level.ts";
import { applyTarget, isListing } from "#domain/scholarships/apply-target.ts";
import { deadlineNotice } from "#domain/scholarships/days/days-left.ts";
import { deadlineState } from "#domain/scholarships/days/deadline-state.ts";
import { hasFigure, moneyRange } from "#domain/scholarships/money/money-range.ts";

/** A deadline of an application that the student is working on is marked in its last days. */
const urgentDays = 14;

/** A scholarship to apply for, as a row shows it. */
export type ApplyStep = {
  scholarship_id: string;
  title: string;
  /** Null for a rolling deadline, or when none is stated. */
  deadline: string | null;
  /** When it closes in words, for one without a deadline: `Rolling`. */
  due: string;
  /** Few days are left for something that the student has bookmarked or started. */
  urgent: boolean;
  /** False for a yearly date that the sponsor has not confirmed for this year. */
  confirmed: boolean;
  /** How much is left to check before the student knows that they may apply: `1 thing to check`; null for nothing. */
  check: string | null;
  /** The first step towards it; null where something is left to check first. */
  next: NextMatch["next"];
  /** What it pays, as on all screens: `Up to $10,000`; null where no figure is stated. */
  money: string | null;
  match_score: number;
  bookmarked: boolean;
  started: boolean;
  tracked: boolean;
  /**
   * The sponsor's page, its host, whether it is only the site's home page, and whether it is that of a list which names the
   * scholarship; null where none is known that a student should open.
   */
  page: { url: string; host: string; isHome: boolean; isListed: boolean } | null;
};

/** What a row shows of a match to work on. `today`: the student's day, YYYY-MM-DD. */
export function applyStep(match: NextMatch, today: string): ApplyStep {
  const { scholarship, bookmarked, tracked, match_score, scholarship_id } = match;
  // The date of a round that has passed is not the one to apply by.
  const isOver = deadlineState(scholarship, today) === "unannounced";
  const deadline = scholarship.deadline_kind === "rolling" || isOver ? null : scholarship.deadline;
  const confirmed = scholarship.deadline_kind === "fixed";
  const started = match.application_status === "in_progress";
  const isSoon = confirmed && deadline !== null && daysBetween(today, deadline) <= urgentDays;
  const check = checkNote(match);
  return {
    ...{ scholarship_id, title: scholarship.title, match_score, deadline, confirmed, check },
    due: deadlineNotice(scholarship, today).text,
    urgent: isSoon && (bookmarked || tracked || started),
    next: check === null && (confirmed || deadline === null) ? match.next : null,
    money: hasFigure(scholarship) ? moneyRange(scholarship) : null,
    ...{ bookmarked, started, tracked },
    page: hasHighWarning(scholarship.warnings) ? null : pageOf(scholarship),
  };
}

function pageOf(scholarship: NextMatch["scholarship"]): ApplyStep["page"] {
  const target = applyTarget(scholarship.application_url);
  if (target.kind !== "page") return null;
  return { url: target.url, host: target.host, isHome: target.isHome, isListed: isListing(scholarship) };
}

function checkNote({ factors }: NextMatch): string | null {
  const requirements = requirementsOf(factors);
  return requirements.some(({ status }) => status === "unknown") ? thingsToCheck(leftToCheck(requirements)) : null;
}
