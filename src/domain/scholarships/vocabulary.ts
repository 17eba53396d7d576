// The values that facts of a scholarship may have.

/**
 * `fixed`: the sponsor named this day. `yearly`: a day that recurs every year; its next date is computed and not
 * confirmed.
 */
export const deadlineKinds = ["fixed", "yearly", "rolling", "unknown"] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/** Who brought the row: our starter catalogue, an import, the scraper, or a user's submission. */
export const provenances = ["curated", "imported", "scraped", "submitted"] as const;
export type Provenance = (typeof provenances)[number];

export const scholarshipStatuses = ["active", "pending_review", "closed", "rejected"] as const;
export type ScholarshipStatus = (typeof scholarshipStatuses)[number];

export const validationStatuses = ["verified", "pending", "not_checked", "rejected"] as const;
export type ValidationStatus = (typeof validationStatuses)[number];

export const citizenships = ["us_citizen", "permanent_resident", "international", "daca"] as const;
export type Citizenship = (typeof citizenships)[number];

/** Groups that a sponsor may restrict a scholarship to. */
export const groups = [
  "first_generation",
  "women",
  "men",
  "lgbtq",
  "disability",
  "military",
  "foster",
  "undocumented",
  "parent",
  "single_parent",
  "black",
  "hispanic",
  "asian",
  "pacific_islander",
  "native_american",
  "middle_eastern",
  "white",
  "jewish",
  "muslim",
  "christian",
  "minority",
] as const;
export type Group = (typeof groups)[number];

/** The criteria of matching. A quote in `evidence` stands under the criterion whose requirement was read from it. */
export const criterionKeys = [
  "level",
  "field_of_study",
  "gpa",
  "citizenship",
  "residence",
  "financial_need",
  "groups",
  "graduation_year",
  "institution",
  "interests",
  "deadline",
  "award_amount",
  "place_of_study",
  "drawing",
  /** Requirements in words that are not facts of their own, such as an age or a nomination, and what nobody read ("Other conditions"). */
  "other",
] as const;
export type CriterionKey = (typeof criterionKeys)[number];
