// The enumerated values of a match.

/** The result of one criterion, as sent. */
export const factorStatuses = ["met", "failed", "unknown", "not_asked"] as const;
export type FactorStatus = (typeof factorStatuses)[number];

export const eligibilities = ["eligible", "unknown", "ineligible"] as const;
export type Eligibility = (typeof eligibilities)[number];

/**
 * The parts of the list of matches: the student qualifies; one missing answer decides; only the student can check; only
 * at colleges that the student did not name.
 */
export const sections = ["qualify", "one_answer", "check", "other_college"] as const;
export type Section = (typeof sections)[number];
/** The parts in which the list shows the sections: of `check` what leaves one thing, the rest, and the weak fits. */
export const listParts = ["qualify", "one_answer", "one_check", "more_checks", "weak", "other_college"] as const;
export type ListPart = (typeof listParts)[number];
/** What the list can be narrowed to. */
export const sectionFilters = [...listParts, "check"] as const satisfies readonly (Section | ListPart)[];
export type SectionFilter = (typeof sectionFilters)[number];
/** The sections and parts as a student reads them. */
export const sectionLabels: Record<SectionFilter, string> = {
  qualify: "You qualify",
  one_answer: "One answer away",
  one_check: "One thing to check",
  more_checks: "Check yourself",
  weak: "Weak fits",
  check: "All to check",
  other_college: "Other colleges",
};
/** The sections that the list shows and counts when none is chosen. */
export const listedSections = ["qualify", "one_answer", "check"] as const satisfies readonly Section[];

/** The status that a match shows of its application; it follows the application tracker. */
export const matchApplicationStatuses = ["not_started", "in_progress", "submitted", "awarded", "rejected"] as const;
export type MatchApplicationStatus = (typeof matchApplicationStatuses)[number];

/** Whether the application was sent, also when the sponsor has decided since. */
export const isSubmitted = (status: MatchApplicationStatus): boolean =>
  status === "submitted" || status === "awarded" || status === "rejected";

/** `section` orders by section, and within each by score. */
export const matchSorts = ["section", "relevance", "match_score", "amount", "deadline"] as const;
export type MatchSort = (typeof matchSorts)[number];

export type ScoreBand = "excellent" | "strong" | "good" | "possible" | "weak";

/** Matches with a lower score are a weak fit: the student probably cannot have them, or they say little of whom they are for. */
export const leastOfPossible = 30;
/** Weak fits to check have a part of their own where at least so many other matches come before them. */
export const leastBeforeWeak = 20;

/** The band of a match score (spec 2, section 9): 90 and above, 75, 60, below; and from 0 to 29. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 90) return "excellent";
  if (score >= 75) return "strong";
  if (score >= 60) return "good";
  return score >= leastOfPossible ? "possible" : "weak";
}

/** The bands as a student reads them. */
export const scoreBandLabels: Record<ScoreBand, string> = {
  excellent: "Excellent fit",
  strong: "Strong fit",
  good: "Good fit",
  possible: "Possible fit",
  weak: "Weak fit",
};
