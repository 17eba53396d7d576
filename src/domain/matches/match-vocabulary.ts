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
/** The parts that the list shows one after the other: the strong fits by section, and the others by score. */
export const listParts = [
  "strong_qualify",
  "strong_one_answer",
  "strong_check",
  "good",
  "possible",
  "weak",
  "other_college",
] as const;
export type ListPart = (typeof listParts)[number];
/** What the list can be narrowed to: a section, what of `check` leaves one thing to check, the rest of it, or the weak fits. */
export const sectionFilters = [
  "qualify",
  "one_answer",
  "one_check",
  "more_checks",
  "weak",
  "other_college",
  "check",
] as const;
export type SectionFilter = (typeof sectionFilters)[number];
/** What the list can be narrowed to, as a student reads it. */
export const sectionLabels: Record<SectionFilter, string> = {
  qualify: "You qualify",
  one_answer: "One answer away",
  one_check: "One thing to check",
  more_checks: "Check yourself",
  weak: "Weak fits",
  check: "All to check",
  other_college: "Other colleges",
};

/** The status that a match shows of its application; it follows the application tracker. */
export const matchApplicationStatuses = ["not_started", "in_progress", "submitted", "awarded", "rejected"] as const;
export type MatchApplicationStatus = (typeof matchApplicationStatuses)[number];

/** Whether the application was sent, also when the sponsor has decided since. */
export const isSubmitted = (status: MatchApplicationStatus): boolean =>
  status === "submitted" || status === "awarded" || status === "rejected";

/** `section` orders by the parts of the list, and within each by score. */
export const matchSorts = ["section", "relevance", "match_score", "amount", "deadline"] as const;
export type MatchSort = (typeof matchSorts)[number];

export type ScoreBand = "excellent" | "strong" | "good" | "possible" | "weak";

/** Matches with this score and higher ones are strong fits. */
export const leastOfStrong = 75;
/** Matches with this score and higher ones are good fits. */
export const leastOfGood = 60;
/** Matches with a lower score are a weak fit: the student probably cannot have them, or they say little of whom they are for. */
export const leastOfPossible = 30;
/** The list folds weak fits where at least so many other matches come before them. */
export const leastBeforeWeak = 20;

/** The band of a match score: 90 and above, 75, 60, below; and from 0 to 29. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 90) return "excellent";
  if (score >= leastOfStrong) return "strong";
  if (score >= leastOfGood) return "good";
  return score >= leastOfPossible ? "possible" : "weak";
}

/** The part of the list that a match stands in. Null when the student is ruled out. */
export function partOf(section: Section | null, score: number): ListPart | null {
  if (section === null || section === "other_college") return section;
  if (score >= leastOfStrong) return `strong_${section}`;
  if (score >= leastOfGood) return "good";
  return score >= leastOfPossible ? "possible" : "weak";
}

/** The bands as a student reads them: how well it suits them. Whether they may apply is told by the sections, so no band says "possible". */
export const scoreBandLabels: Record<ScoreBand, string> = {
  excellent: "Excellent fit",
  strong: "Strong fit",
  good: "Good fit",
  possible: "Fair fit",
  weak: "Weak fit",
};
