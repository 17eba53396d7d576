import { z } from "zod";
import { MatchingLevel } from "../profile/academic-level.ts";

/** `fixed`: the sponsor named this day. `yearly`: a day that recurs, the next one computed and unconfirmed. */
export const DeadlineKind = z.enum(["fixed", "yearly", "rolling", "unknown"]);
export type DeadlineKind = z.infer<typeof DeadlineKind>;

/** Who brought the row: our starter catalogue or an import, the scraper, or a user's submission. */
export const Provenance = z.enum(["curated", "imported", "scraped", "submitted"]);
export type Provenance = z.infer<typeof Provenance>;

export const ScholarshipStatus = z.enum(["active", "pending_review", "closed", "rejected"]);
export type ScholarshipStatus = z.infer<typeof ScholarshipStatus>;

export const ValidationStatus = z.enum(["verified", "pending", "not_checked", "rejected"]);
export type ValidationStatus = z.infer<typeof ValidationStatus>;

export const Citizenship = z.enum(["us_citizen", "permanent_resident", "international", "daca"]);
export type Citizenship = z.infer<typeof Citizenship>;

/** Groups a sponsor may restrict to; contract.md lists the vocabulary, extended freely. */
export const Group = z.enum([
  "first_generation",
  "women",
  "men",
  "lgbtq",
  "disability",
  "military",
  "foster",
  "undocumented",
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
]);
export type Group = z.infer<typeof Group>;

/** The requirement a quote stands behind; the same keys that matching answers by. */
export const CriterionKey = z.enum([
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
  /** Requirements in words that no profile answer can settle, such as a nomination. */
  "conditions",
]);
export type CriterionKey = z.infer<typeof CriterionKey>;

export const Warning = z.object({
  rule: z.string(),
  severity: z.enum(["low", "medium", "high"]),
  sentence: z.string(),
  advice: z.string(),
});

/** The facts of one scholarship. Empty lists and nulls mean "not stated", never "none". */
export const ScholarshipFacts = z.object({
  title: z.string().min(1),
  provider_name: z.string().min(1),
  description: z.string(),
  /** Whole US dollars; null when not stated or not in dollars, then `amount_text` carries the sponsor's words. */
  amount_min: z.int().nullable(),
  amount_max: z.int().nullable(),
  amount_text: z.string().nullable(),
  renewable: z.boolean().nullable(),
  /** The next deadline, YYYY-MM-DD. For `yearly` it is computed from `deadline_yearly` on read. */
  deadline: z.iso.date().nullable(),
  deadline_kind: DeadlineKind,
  /** MM-DD, only for `yearly`. */
  deadline_yearly: z
    .string()
    .regex(/^\d\d-\d\d$/)
    .nullable(),
  deadline_text: z.string().nullable(),
  /** Which award cycle the facts belong to, such as "2026-27". */
  cycle: z.string().nullable(),
  application_url: z.url().nullable(),
  academic_level: z.array(MatchingLevel),
  field_of_study: z.array(z.string()),
  requirements: z.array(z.string()),
  gpa_requirement: z.number().nullable(),
  /** US states and territories the student must live in, two-letter codes. */
  location_restrictions: z.array(z.string().regex(/^[A-Z]{2}$/)),
  /** Countries the student must live in or be a citizen of, two-letter ISO codes (apart from states: CA is both). */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)),
  citizenship: z.array(Citizenship),
  groups: z.array(Group),
  need_based: z.boolean().nullable(),
  essay_required: z.boolean().nullable(),
  graduation_years: z.array(z.int()),
  /** Colleges the student must attend (or be admitted to), by name. */
  institutions: z.array(z.string()),
  keywords: z.array(z.string()),
  /** The words each requirement was read from. */
  evidence: z.partialRecord(CriterionKey, z.string()),
});
export type ScholarshipFacts = z.infer<typeof ScholarshipFacts>;

/** One row of `scholarships` (the spec's external_scholarships), as stored and as sent. */
export const Scholarship = ScholarshipFacts.extend({
  id: z.string(),
  status: ScholarshipStatus,
  validation_status: ValidationStatus,
  provenance: Provenance,
  source_domain: z.string().nullable(),
  scraped_from: z.string().nullable(),
  source_name: z.string().nullable(),
  last_checked: z.iso.date().nullable(),
  created_at: z.iso.datetime(),
  warnings: z.array(Warning),
});
export type Scholarship = z.infer<typeof Scholarship>;
