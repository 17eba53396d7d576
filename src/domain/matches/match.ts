import { z } from "zod";
import { Scholarship } from "../scholarships/scholarship.ts";
import { criterionKeys } from "../scholarships/vocabulary.ts";
import {
  eligibilities,
  factorStatuses,
  listParts,
  matchApplicationStatuses,
  matchSorts,
  sectionFilters,
  sections,
} from "./match-vocabulary.ts";

/** One of several conditions that a criterion holds. */
export const FactorPart = z.object({
  /** The sponsor's words, or ours. */
  required: z.string(),
  status: z.enum(["met", "failed", "unknown"]),
  student: z.string().nullable(),
  /** Whether only the student can check it: no answer of a profile decides it. */
  check_yourself: z.boolean(),
  /** Set where the sponsor's words say that there are requirements elsewhere, nobody knows how many. */
  elsewhere: z.literal(true).optional(),
  /** Set where the words are ours and no quotation. */
  ours: z.literal(true).optional(),
  /** Set where it is asked of others, such as those of another level, and so not of the student: `student` is the answer that says so. */
  of_others: z.literal(true).optional(),
  /** Set where only the name of the scholarship may tell the requirement. */
  by_name: z.literal(true).optional(),
  /** Set where the words are ours and no requirement: nobody compared the requirements with the sponsor's page. */
  unchecked: z.literal(true).optional(),
});
export type FactorPart = z.infer<typeof FactorPart>;

/** One criterion answered for one student. The points of all factors add up to the score. */
export const Factor = z.object({
  key: z.enum(criterionKeys),
  status: z.enum(factorStatuses),
  /** How many of the 100 points this decides in this match. Met earns all of them, failed none. */
  weight: z.int(),
  points: z.int(),
  /**
   * Of "Residence" where no state is required: `citizenship` of one of the countries, or `country`, where to live there is as good. Absent
   * where it is about the place to live in.
   */
  about: z.enum(["citizenship", "country"]).optional(),
  /** Set where it only lowers the score, as what a sponsor does not say is no requirement. */
  score_only: z.literal(true).optional(),
  /** What the sponsor requires, in our words. */
  required: z.string().nullable(),
  /** What the student answered, or null when there is no answer. */
  student: z.string().nullable(),
  /** The words the requirement was read from. */
  evidence: z.string().nullable(),
  /** Of "Other conditions": each condition with a status of its own. Absent for the other criteria. */
  parts: z.array(FactorPart).optional(),
});
export type Factor = z.infer<typeof Factor>;

/**
 * The missing answer with the largest impact: on one match, or (with scholarships and dollars) on the student's whole
 * list.
 */
export const Unlock = z.object({
  /** Profile field to answer, a path such as `gpa` or `demographics.gender`. */
  field: z.string(),
  label: z.string(),
  /** The question to put to the student when its answer is yes or no; otherwise null. */
  question: z.string().nullable(),
  scholarships: z.int(),
  /** How many good fits wait for it; absent where none does. */
  good: z.int().optional(),
  dollars: z.int(),
});
export type Unlock = z.infer<typeof Unlock>;

export const MatchApplicationStatus = z.enum(matchApplicationStatuses, {
  error: "Choose one of the application statuses.",
});

export const Match = z.object({
  id: z.string(),
  user_id: z.string(),
  scholarship_id: z.string(),
  match_score: z.int().min(0).max(100),
  bookmarked: z.boolean(),
  application_status: MatchApplicationStatus,
  /** Whether the student said "Not for me". */
  hidden: z.boolean(),
  eligibility: z.enum(eligibilities),
  /** Null when the student is ruled out. */
  section: z.enum(sections).nullable(),
  /** The part of the list that it stands in, which follows from the section and the score. */
  part: z.enum(listParts).nullable(),
  factors: z.array(Factor),
  unlock: Unlock.nullable(),
  /** What has to be sent beside the sponsor's form, in words. Only in the answer about one match. */
  to_send: z.array(z.string()).optional(),
  scholarship: Scholarship,
});
export type Match = z.infer<typeof Match>;

export const MatchSort = z.enum(matchSorts, {
  error: "Sort by section, relevance, match_score, amount or deadline.",
});

/** What a list is narrowed to: a section, a part of `check`, or the weak fits. */
export const MatchSection = z.enum(sectionFilters, {
  error: "Section is qualify, one_answer, check, one_check, more_checks, weak or other_college.",
});
