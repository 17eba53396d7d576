import { z } from "zod";
import { Scholarship } from "../scholarships/scholarship.ts";
import { Reason } from "./reasons.ts";
import { SearchReading } from "./search-reading.ts";

/** How a scholarship stands to the words of a search. */
export const SearchFit = z.object({
  /** Why it was found, what it is for before what it is just open to. */
  reasons: z.array(Reason),
  /** What it misses of the words, in sentences: "Only for students in Florida". */
  missed: z.array(z.string()),
});
export type SearchFit = z.infer<typeof SearchFit>;

/** A scholarship of the public search. `fit` comes with a search in words. */
const FoundItem = Scholarship.extend({ fit: SearchFit.optional() });
export type FoundItem = z.infer<typeof FoundItem>;

/** A page of `GET /api/scholarships`. `search` comes with a search in words. */
export const ScholarshipPage = z.object({
  items: z.array(FoundItem),
  next_cursor: z.string().nullable(),
  search: SearchReading.optional(),
});
export type ScholarshipPage = z.infer<typeof ScholarshipPage>;
