import { z } from "zod";
import { CriterionKey, Scholarship } from "../scholarships/scholarship.ts";

export const FactorStatus = z.enum(["met", "failed", "unknown", "not_asked"]);
export type FactorStatus = z.infer<typeof FactorStatus>;

/** One criterion answered for one student. The points of all factors add up to the score. */
export const Factor = z.object({
  key: CriterionKey,
  status: FactorStatus,
  /** How many of the 100 points this decides in this match. Met earns all of them, failed none. */
  weight: z.int(),
  points: z.int(),
  /** What the sponsor asks, in our words. */
  required: z.string().nullable(),
  /** What the student answered, or null when there is no answer. */
  student: z.string().nullable(),
  /** The words the requirement was read from. */
  evidence: z.string().nullable(),
});
export type Factor = z.infer<typeof Factor>;

export const Eligibility = z.enum(["eligible", "unknown", "ineligible"]);
export type Eligibility = z.infer<typeof Eligibility>;

/**
 * The one profile answer that would settle most: of one match, or (with awards and dollars) of a student's whole list.
 */
export const Unlock = z.object({
  /** Profile field to answer, a path such as `gpa` or `demographics.gender`. */
  field: z.string(),
  label: z.string(),
  scholarships: z.int(),
  dollars: z.int(),
});
export type Unlock = z.infer<typeof Unlock>;

/** What a match says about its application; it follows the tracker's status. */
export const MatchApplicationStatus = z.enum(["not_started", "in_progress", "submitted", "awarded", "rejected"], {
  error: "Choose one of the application statuses.",
});
export type MatchApplicationStatus = z.infer<typeof MatchApplicationStatus>;

export const Match = z.object({
  id: z.string(),
  user_id: z.string(),
  scholarship_id: z.string(),
  match_score: z.int().min(0).max(100),
  bookmarked: z.boolean(),
  application_status: MatchApplicationStatus,
  eligibility: Eligibility,
  factors: z.array(Factor),
  unlock: Unlock.nullable(),
  scholarship: Scholarship,
});
export type Match = z.infer<typeof Match>;

/** Score bands of the spec: 90 and above, 75, 60, below. */
export function scoreBand(score: number): "top" | "strong" | "fair" | "low" {
  if (score >= 90) return "top";
  if (score >= 75) return "strong";
  return score >= 60 ? "fair" : "low";
}

export const MatchSort = z.enum(["relevance", "match_score", "amount", "deadline"], {
  error: "Sort by relevance, match_score, amount or deadline.",
});
