import { z } from "zod";
import { ListedScholarship } from "../scholarships/lists/browse.ts";
import { Scholarship } from "../scholarships/scholarship.ts";

/** The states of a submission, with the words of `Scholarship.status`: `active` is approved. */
export const submissionStatuses = ["pending_review", "active", "rejected"] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** A scholarship that a student submitted, as they see it in their list. */
export const Submission = z.object({
  id: z.string(),
  title: z.string(),
  provider_name: z.string(),
  status: z.enum(submissionStatuses),
  validation_status: z.enum(["pending", "verified", "rejected"]),
  /** Why it was not added; null unless it is rejected. */
  reason: z.string().nullable(),
  /** Where it stands in the catalog; null unless it is approved. */
  scholarship_id: z.string().nullable(),
  created_at: z.iso.datetime(),
  reviewed_at: z.iso.datetime().nullable(),
  /** The signs of a scam in it, as a scholarship of the catalog has them. */
  ...Scholarship.pick({ scam_level: true, warnings: true, counter_evidence: true }).shape,
});
export type Submission = z.infer<typeof Submission>;

export const SubmissionPage = z.object({ items: z.array(Submission), next_cursor: z.null() });

/** Scholarships of the catalog that may be the submitted one, the likeliest first. */
export const LikelyDuplicates = z.object({ items: z.array(ListedScholarship) });
export type LikelyDuplicates = z.infer<typeof LikelyDuplicates>;

const validation = { pending_review: "pending", active: "verified", rejected: "rejected" } as const;

/** The `validation_status` of a submission in this state. */
export const validationOf = (status: SubmissionStatus): Submission["validation_status"] => validation[status];
