import { z } from "zod";
import { Demand } from "../eligibility/demand.ts";
import { matchingLevels } from "../profile/answers/academic-level.ts";
import {
  citizenships,
  criterionKeys,
  deadlineKinds,
  groups,
  provenances,
  scholarshipStatuses,
  validationStatuses,
} from "./vocabulary.ts";

export const Warning = z.object({
  rule: z.string(),
  severity: z.enum(["low", "medium", "high"]),
  sentence: z.string(),
  advice: z.string(),
});
export type Warning = z.infer<typeof Warning>;

/** Something that speaks for a scholarship: the sponsor's words, or a fact in ours. */
export const CounterEvidence = z.object({ sentence: z.string(), why: z.string() });
export type CounterEvidence = z.infer<typeof CounterEvidence>;

/** What a student is told first about warnings: nothing, a note, a warning, or to stop. */
export const scamLevels = ["none", "note", "warn", "stop"] as const;
export type ScamLevel = (typeof scamLevels)[number];

/** The facts of one scholarship. Empty lists and nulls mean "not stated", never "none". */
export const ScholarshipFacts = z.object({
  title: z.string().min(1),
  provider_name: z.string().min(1),
  description: z.string(),
  /** Whole US dollars; null when not stated or not in dollars, then `amount_text` carries the sponsor's words or a figure in another currency. */
  amount_min: z.int().nullable(),
  amount_max: z.int().nullable(),
  amount_text: z.string().nullable(),
  renewable: z.boolean().nullable(),
  /** The next deadline, YYYY-MM-DD. For `yearly` it is computed from `deadline_yearly` on read. */
  deadline: z.iso.date().nullable(),
  deadline_kind: z.enum(deadlineKinds),
  /** MM-DD, only for `yearly`. */
  deadline_yearly: z
    .string()
    .regex(/^\d\d-\d\d$/)
    .nullable(),
  deadline_text: z.string().nullable(),
  /** The cycle that the facts belong to, such as "2026-27". */
  cycle: z.string().nullable(),
  application_url: z.url().nullable(),
  academic_level: z.array(z.enum(matchingLevels)),
  field_of_study: z.array(z.string()),
  requirements: z.array(z.string()),
  gpa_requirement: z.number().nullable(),
  /** US states and territories the student must live in, two-letter codes. */
  location_restrictions: z.array(z.string().regex(/^[A-Z]{2}$/)),
  /** Countries the student must live in or be a citizen of, two-letter ISO codes (apart from states: CA is both). */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)),
  citizenship: z.array(z.enum(citizenships)),
  groups: z.array(z.enum(groups)),
  need_based: z.boolean().nullable(),
  essay_required: z.boolean().nullable(),
  graduation_years: z.array(z.int()),
  /** Colleges the student must attend (or be admitted to), by name. */
  institutions: z.array(z.string()),
  keywords: z.array(z.string()),
  /** What the sponsor demands beside the facts above, and whatever the reader did not understand. */
  demands: z.array(Demand),
  /** The words each requirement was read from. */
  evidence: z.partialRecord(z.enum(criterionKeys), z.string()),
});
export type ScholarshipFacts = z.infer<typeof ScholarshipFacts>;

/** One row of `scholarships` (the spec's external_scholarships), as stored and as sent. */
export const Scholarship = ScholarshipFacts.extend({
  id: z.string(),
  status: z.enum(scholarshipStatuses),
  validation_status: z.enum(validationStatuses),
  provenance: z.enum(provenances),
  source_domain: z.string().nullable(),
  scraped_from: z.string().nullable(),
  source_name: z.string().nullable(),
  last_checked: z.iso.date().nullable(),
  created_at: z.iso.datetime(),
  /** The signs of a scam, the most severe first (docs/how-scams-are-found.md). */
  warnings: z.array(Warning),
  scam_level: z.enum(scamLevels),
  counter_evidence: z.array(CounterEvidence),
});
export type Scholarship = z.infer<typeof Scholarship>;
