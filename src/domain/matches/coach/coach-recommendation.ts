import { z } from "zod";
import { ChecklistTask } from "../../applications/checklist.ts";
import { bases, Reason } from "../../odds/odds.ts";
import { Scholarship } from "../../scholarships/scholarship.ts";
import { MatchApplicationStatus } from "../match.ts";
import { priorities, priorityKeys } from "./coach-priority.ts";

const actionItemKeys = [
  "check_requirements",
  "file_aid_form",
  "file_state_form",
  "check_date",
  "submit_now",
  "essay_this_week",
  "fill_form",
  "no_form",
  "gather_documents",
  "improve_essay",
  "letters",
  "transcript",
  "write_essay",
  "task",
] as const;

/** One thing to do for an application. */
export const ActionItem = z.object({
  key: z.enum(actionItemKeys),
  text: z.string(),
  /** The rule that gives it, with the student's numbers. */
  why: z.string(),
  /** The same as a task of the checklist in the tracker. The same work has the same id on every day. */
  task: ChecklistTask,
  /** The day by which to do it, YYYY-MM-DD, as the tracker has it; of an essay that of its first draft. Null where none is known. */
  day: z.iso.date().nullable(),
  /** Whether the day is that of a first draft. Where little time is left, an essay is finished on the same day. */
  is_draft: z.literal(true).optional(),
});
export type ActionItem = z.infer<typeof ActionItem>;

/** No chance is shown as larger. */
export const mostProbability = 0.95;
const probability = z.number().min(0).max(mostProbability);

export const CoachRecommendation = z.object({
  scholarship_id: z.string(),
  match_score: z.int().min(0).max(100),
  application_status: MatchApplicationStatus,
  scholarship: Scholarship,
  /** Whole days to the deadline or the end of its usual time; 365 where neither is known. */
  days_left: z.int(),
  /** No good fit, and nothing that the student chose: it stands behind all others, whatever its priority. */
  is_doubtful: z.literal(true).optional(),
  priority: z.enum(priorities),
  estimated_hours: z.number(),
  /** The rule that decided priority and hours. */
  priority_rule: z.enum(priorityKeys),
  /** Why the rule applies, in words. */
  priority_reason: z.string(),
  /** How likely the student wins it, as the success calculator estimates, and at most 0.95. */
  odds: z.object({
    /** For the basis `fit`, `probability` is the strength of the fit, which is no chance. */
    basis: z.enum(bases),
    probability,
    /** Null for the basis `fit`; both 0 for a student who is ruled out. */
    range: z.object({ low: probability, high: probability }).nullable(),
    rests_on: z.array(Reason),
  }),
  action_items: z.array(ActionItem).max(4),
});
export type CoachRecommendation = z.infer<typeof CoachRecommendation>;

/** The response of `GET /api/coach`, in the order of the matches. */
export const CoachRecommendations = z.object({ items: z.array(CoachRecommendation), next_cursor: z.null() });
export type CoachRecommendations = z.infer<typeof CoachRecommendations>;
