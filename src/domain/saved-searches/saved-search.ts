import { z } from "zod";
import { MatchSection } from "../matches/match.ts";
import { matchingLevels } from "../profile/answers/academic-level.ts";
import { filterLimits } from "../scholarships/lists/filter-limits.ts";
import { longestName } from "./suggested-name.ts";

/** How many searches a student may save. */
export const mostSavedSearches = 20;

/** The longest words that can be saved, in characters: as many as the URL of the Search tab takes. */
export const longestSavedWords = 400;

const noWords = "Type words to search for.";
const words = (most: number) => z.string().trim().min(1).max(most, `Use at most ${most} characters.`).optional();
const dollars = z.int("Give whole dollars.").min(0).max(filterLimits.dollars).optional();

/** The filters of the list of matches, as `MatchSearch` takes them. */
const MatchFilters = z.object({
  list: z.literal("matches"),
  q: words(filterLimits.q),
  academic_level: z.enum(matchingLevels, "Choose one of the academic levels.").optional(),
  field_of_study: words(filterLimits.field_of_study),
  amount_min: dollars,
  amount_max: dollars,
  gpa: z.number("GPA is a number from 0 to 5.").min(0).max(filterLimits.gpa).optional(),
  essay: z.literal(false, "Essay is false, for no essay.").optional(),
  unstated: z.literal(true).optional(),
  section: MatchSection.optional(),
});

/** A search in the student's own words, which are read anew each time, as "this month" moves on. */
const WordSearch = z.object({
  list: z.literal("search"),
  q: z.string(noWords).trim().min(1, noWords).max(longestSavedWords, `Use at most ${longestSavedWords} characters.`),
  /** The chips that the student left out. Without a value, all of the slot that were read from these words. */
  left_out: z
    .array(
      z.object({
        slot: z.string().max(40),
        words: z.string().max(longestSavedWords),
        value: z.string().max(longestSavedWords).optional(),
      }),
    )
    .max(40)
    .optional(),
});
export type WordSearch = z.infer<typeof WordSearch>;

/** What a saved search looks for. `list` names what it searches. */
export const SavedSearchParams = z.discriminatedUnion("list", [
  MatchFilters.refine(
    // `unstated` only passes more of what other filters pass.
    ({ list, unstated, ...filters }) => Object.values(filters).some((value) => value !== undefined),
    "Choose a filter or type words to search for.",
  ),
  WordSearch,
]);
export type SavedSearchParams = z.infer<typeof SavedSearchParams>;

/** The body of `POST /api/saved-searches`. */
export const NewSavedSearch = z.object({
  name: z.string().trim().min(1, "Give the search a name.").max(longestName, `Use at most ${longestName} characters.`),
  params: SavedSearchParams,
  /** Given when a deleted search is saved again, so that its new results stay new. In the past; by default now. */
  last_seen_at: z.iso.datetime("Give a time in UTC.").optional(),
});
export type NewSavedSearch = z.infer<typeof NewSavedSearch>;

export const SavedSearch = z.object({
  id: z.string(),
  name: z.string(),
  params: SavedSearchParams,
  created_at: z.iso.datetime(),
  /** When the student last opened the search. */
  last_seen_at: z.iso.datetime(),
  /** How many open scholarships match the search and were added to the catalog after `last_seen_at`. */
  new_results: z.int(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const SavedSearchList = z.object({ items: z.array(SavedSearch), next_cursor: z.null() });
export type SavedSearchList = z.infer<typeof SavedSearchList>;
