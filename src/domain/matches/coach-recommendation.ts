import { z } from "zod";
import { ChecklistTask } from "../applications/checklist.ts";
import { Scholarship } from "../scholarships/scholarship.ts";
import { priorities, priorityKeys } from "./coach-priority.ts";
import { MatchApplicationStatus } from "./match.ts";

export const actionItemKeys = [
  "submit_now",
  "essay_this_week",
  "gather_documents",
  "improve_essay",
  "letters",
  "transcript",
] as const;

/** One thing to do for an application. */
export const ActionItem = z.object({
  key: z.enum(actionItemKeys),
  text: z.string(),
  /** The rule that gives it, with the student's numbers. */
  why: z.string(),
  /** The same as a task of the checklist in the tracker. Its id depends on the key alone. */
  task: ChecklistTask,
});
export type ActionItem = z.infer<typeof ActionItem>;

export const CoachRecommendation = z.object({
  scholarship_id: z.string(),
  match_score: z.int().min(0).max(100),
  application_status: MatchApplicationStatus,
  scholarship: Scholarship,
  /** Whole days to the deadline; 365 where there is none. */
  days_left: z.int(),
  priority: z.enum(priorities),
  estimated_hours: z.number(),
  /** The rule that decided priority and hours. */
  priority_rule: z.enum(priorityKeys),
  /** Why the rule applies, in words. */
  priority_reason: z.string(),
  /** How well the student fits, at most 95. It is no probability, because it does not know who else applies. */
  fit: z.int().min(0).max(95),
  action_items: z.array(ActionItem).max(4),
});
export type CoachRecommendation = z.infer<typeof CoachRecommendation>;

/** The response of `GET /api/coach`, in the order of the matches. */
export const CoachRecommendations = z.object({ items: z.array(CoachRecommendation), next_cursor: z.null() });
export type CoachRecommendations = z.infer<typeof CoachRecommendations>;
