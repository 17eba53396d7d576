import { z } from "zod";
import { matchingLevels } from "../profile/answers/academic-level.ts";
import { ListedScholarship } from "../scholarships/lists/browse.ts";
import { Scholarship } from "../scholarships/scholarship.ts";
import { Reason } from "./shown/reason.ts";
import { SearchReading } from "./shown/search-reading.ts";

/** How a scholarship stands to the words of a search. */
export const SearchFit = z.object({
  /** Why it was found, what it is for before what it is just open to. */
  reasons: z.array(Reason),
  /** What it misses of the words, in sentences: "Only for students in Florida". */
  missed: z.array(z.string()),
  /** Whether it is one of those that state everything that was said (`stating`). */
  states_all: z.boolean(),
  /** The levels whose students it is not for, where the words name no level and it is not for all. */
  other_levels: z.array(z.enum(matchingLevels)).optional(),
});
export type SearchFit = z.infer<typeof SearchFit>;

/** A scholarship of the public search, with its badges as a row of a list has them. `fit` comes with a search in words. */
const FoundItem = Scholarship.extend({
  ...ListedScholarship.pick({ asks: true, more_asks: true }).shape,
  fit: SearchFit.optional(),
});
export type FoundItem = z.infer<typeof FoundItem>;

/** An answer to "Where are you in school?", and the query with it. */
export const LevelChoice = z.object({
  text: z.string(),
  levels: z.array(z.enum(matchingLevels)),
  with: z.string(),
});
export type LevelChoice = z.infer<typeof LevelChoice>;

/** How the words of a public search were understood. */
export const PublicReading = SearchReading.extend({
  /**
   * How many of those that fit state everything that was said. The others state less: nothing that was said rules them
   * out.
   */
  stating: z.int(),
  /** The query with each level, where it names none. */
  levels: z.array(LevelChoice),
});
export type PublicReading = z.infer<typeof PublicReading>;

/** A page of `GET /api/scholarships`. `search` comes with a search in words. */
export const ScholarshipPage = z.object({
  items: z.array(FoundItem),
  next_cursor: z.string().nullable(),
  search: PublicReading.optional(),
});
export type ScholarshipPage = z.infer<typeof ScholarshipPage>;
