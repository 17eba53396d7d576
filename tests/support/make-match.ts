import { daysAfter } from "#domain/calendar/day.ts";
import type { Match } from "#domain/matches/match.ts";
import { emptyFacts } from "#domain/scholarships/requirements/empty-facts.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";

/** The day that the deadlines of `makeMatch` are counted from. */
export const matchDay = "2026-11-18";

export type KnownMatch = Partial<Omit<Match, "scholarship">> & {
  /** Days from `matchDay` to the deadline. */
  days?: number;
  scholarship?: Partial<Scholarship>;
};

/** A match with a score of 90 that pays $5,000 and is due in 7 days, unless told otherwise. */
export function makeMatch(id: string, { days = 7, scholarship, ...match }: KnownMatch = {}): Match {
  return {
    id: `match-${id}`,
    user_id: "maya",
    scholarship_id: id,
    match_score: 90,
    bookmarked: false,
    application_status: "not_started",
    hidden: false,
    eligibility: "eligible",
    section: "qualify",
    part: "strong_qualify",
    factors: [],
    unlock: null,
    ...match,
    scholarship: {
      id,
      title: `Scholarship ${id}`,
      provider_name: "Lone Star Health Foundation",
      ...emptyFacts(),
      amount_max: 5000,
      deadline: daysAfter(matchDay, days),
      deadline_kind: "fixed",
      status: "active",
      validation_status: "verified",
      provenance: "curated",
      source_domain: null,
      scraped_from: null,
      source_name: null,
      last_checked: null,
      created_at: "2026-01-01T00:00:00Z",
      warnings: [],
      scam_level: "none",
      counter_evidence: [],
      ...scholarship,
    },
  };
}
