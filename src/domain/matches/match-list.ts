import { z } from "zod";
import { ScholarshipSearch } from "../scholarships/scholarship-search.ts";
import { Match, MatchApplicationStatus, MatchSort, Unlock } from "./match.ts";

/** What `GET /api/matches` takes: the filters of the catalogue, and whether only bookmarked ones are asked. */
export const MatchSearch = ScholarshipSearch.omit({ sort: true }).extend({
  bookmarked: z
    .enum(["true", "false"], { error: "Bookmarked is true or false." })
    .transform((value) => value === "true")
    .optional(),
  sort: MatchSort.default("relevance"),
});
export type MatchSearch = z.infer<typeof MatchSearch>;

/**
 * One page; `total` counts the whole list, `unlock` is the answer that would settle most of the student's matches.
 * `potential_value` is in whole US dollars: the largest award of each match of the list that the student is eligible
 * for and that names one. `submitted` counts the student's matches, listed or not, whose application is submitted or
 * later.
 */
export const MatchPage = z.object({
  items: z.array(Match),
  next_cursor: z.string().nullable(),
  total: z.int(),
  potential_value: z.int(),
  submitted: z.int(),
  unlock: Unlock.nullable(),
});
export type MatchPage = z.infer<typeof MatchPage>;

/** What a student may change about a match. Everything else in it is ours to say. */
export const MatchChanges = z.object({
  bookmarked: z.boolean("Bookmarked is true or false.").optional(),
  application_status: MatchApplicationStatus.optional(),
});
export type MatchChanges = z.infer<typeof MatchChanges>;
