import { z } from "zod";
import { Understood } from "../understood.ts";

/** One part of what was understood, as the screen shows it. */
export const Chip = z.object({
  /** The slot of a constraint; `topic` for words to search for, `ignored` for words that were not understood, `closed`. */
  slot: z.string(),
  value: z.string(),
  /** The part of the query that it was read from. */
  words: z.string(),
  /** "In Texas", "No essay", "chess". */
  text: z.string(),
  /** Whether nothing is searched for it: it was not understood, or no open scholarship has the word. */
  dropped: z.boolean(),
  /** The query without this part; null for a query of more than 2,000 characters. */
  without: z.string().nullable(),
  /** Another meaning of the words, where no scholarship is for this one, and the query with it: "From Ghana" for "in Ghana". */
  instead: z.object({ text: z.string(), query: z.string() }).optional(),
});
export type Chip = z.infer<typeof Chip>;

/** A word that no scholarship has, and what was searched instead. */
export const Correction = z.object({ word: z.string(), searched: z.array(z.string()) });

/** Closed scholarships that a search misses, for what no open one is for, or that the words call by their title. */
export const ClosedOffer = z.object({
  count: z.int(),
  /** How many there are, when they closed, and when to look again. */
  text: z.string(),
  /** The query that finds them too; null for one that is too long for a link. */
  query: z.string().nullable(),
});
export type ClosedOffer = z.infer<typeof ClosedOffer>;

/** How the words of a search were understood. */
export const SearchReading = z.object({
  understood: Understood,
  /** One for each constraint, in the order of `understood.constraints`, then for the topics and the rest. */
  chips: z.array(Chip),
  /** Sentences about words that have two meanings, and that only the beginning of a long query was read. */
  notes: z.array(z.string()),
  corrections: z.array(Correction),
  /** What is closed, where nothing open is for what was said. */
  closed: ClosedOffer.optional(),
  /** How many open scholarships miss no constraint. Some of them state nothing about one. */
  fitting: z.int(),
});
export type SearchReading = z.infer<typeof SearchReading>;
