import { z } from "zod";
import { notEmpty, ScholarshipSearch, trueOrFalse } from "../scholarships/lists/scholarship-search.ts";
import { Match, MatchApplicationStatus, MatchSection, MatchSort, Unlock } from "./match.ts";
import { listParts, sections } from "./match-vocabulary.ts";

/**
 * The search params of `GET /api/matches`: the filters of the catalog, one section, and what the student did with the
 * matches. Hidden matches are listed by `hidden=true` alone. `one_check` and `more_checks` list
 * what of the section `check` leaves one thing to check, and any other number; `weak` lists what of all sections but
 * `other_college` has a score below 30. `weak_last=true` puts these behind all others in the orders by amount and deadline.
 */
export const MatchSearch = ScholarshipSearch.omit({ sort: true }).extend({
  bookmarked: notEmpty(trueOrFalse("Bookmarked")),
  applied: notEmpty(trueOrFalse("Applied")),
  submitted: notEmpty(trueOrFalse("Submitted")),
  hidden: notEmpty(trueOrFalse("Hidden")),
  section: notEmpty(MatchSection),
  sort: notEmpty(MatchSort).transform((sort) => sort ?? "relevance"),
  weak_last: notEmpty(trueOrFalse("Weak_last")),
});
export type MatchSearch = z.infer<typeof MatchSearch>;

/**
 * One page; `total` counts the whole list, and `unlock` is the student's top question. `sections` counts the matches of
 * each section that pass the other filters, `one_check` those of `check` that leave one thing to check, and `parts` those
 * of each part of the list: strong fits (a score of 75 or more) by section, good fits (60 to 74), possible fits (30 to 59), weak fits, and
 * `other_college`. `potential_value` is in whole US dollars: the sum of the largest amounts of
 * the list's matches in the section `qualify`, of which `potential_count` state one. `submitted` counts all applications in the student's tracker
 * that are submitted or later, and `hidden` those that the student hid.
 */
export const MatchPage = z.object({
  items: z.array(Match),
  next_cursor: z.string().nullable(),
  total: z.int(),
  sections: z.record(z.enum(sections), z.int()),
  one_check: z.int(),
  parts: z.record(z.enum(listParts), z.int()),
  potential_value: z.int(),
  potential_count: z.int(),
  submitted: z.int(),
  hidden: z.int(),
  unlock: Unlock.nullable(),
});
export type MatchPage = z.infer<typeof MatchPage>;

/** The fields of a match that a student may change. The server decides all others. */
export const MatchChanges = z.object({
  bookmarked: z.boolean("Bookmarked is true or false.").optional(),
  application_status: MatchApplicationStatus.optional(),
  hidden: z.boolean("Hidden is true or false.").optional(),
});
export type MatchChanges = z.infer<typeof MatchChanges>;
