import { z } from "zod";

const probability = z.number().min(0).max(1);

/** A chance of winning, with the range that it lies in. */
export const ChanceRange = z.object({ low: probability, estimate: probability, high: probability });
export type ChanceRange = z.infer<typeof ChanceRange>;

/** What the plan needs to know of a tracked scholarship. */
export const ScholarshipEstimate = z.object({
  scholarship_id: z.string(),
  /** Null where neither the sponsor's numbers nor published rates give a chance. */
  chance: ChanceRange.nullable(),
  match_score: z.number(),
  /** Whether it is aid and no contest: everyone who qualifies gets it, or need decides by the FAFSA. */
  is_aid: z.boolean(),
  /** Set where its last round for the student's class is over: the next one is after they graduate. */
  over_for_class: z.literal(true).optional(),
});
export type ScholarshipEstimate = z.infer<typeof ScholarshipEstimate>;

/** How many applications the plan looks up: those with the next deadlines. */
export const mostEstimates = 200;

export const EstimateList = z.object({ items: z.array(ScholarshipEstimate), next_cursor: z.null() });
export type EstimateList = z.infer<typeof EstimateList>;
