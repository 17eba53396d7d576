import { z } from "zod";
import { AiSearchAnswer } from "#domain/search/ai-search.ts";
import { Chip } from "#domain/search/shown/search-reading.ts";
import { type Draft, openDraft } from "#web/ui/forms/draft.ts";

/** A search that was answered, as the tab shows it. */
const LastSearch = z.object({
  terms: z.string(),
  /** Its `Idempotency-Key`, by which chips can be left out. */
  key: z.string(),
  /** What an earlier search, which cost nothing, left out of `terms` before `answer`. */
  leftOutBefore: z.array(Chip).default([]),
  /** The answer that understood the rest of the words, with all chips. */
  answer: AiSearchAnswer,
  /** The chips that the student left out, by their places in `answer.chips`. */
  without: z.array(z.int()),
  /** The answer without those chips. */
  shown: AiSearchAnswer,
});
export type LastSearch = z.infer<typeof LastSearch>;

/** Keeps the last search of a student until the tab is closed, so that going back or a reload costs nothing. */
export const lastSearch = (userId: string): Draft<LastSearch> =>
  openDraft({
    form: "ai-search",
    userId,
    storage: "tab",
    parse: (stored) => LastSearch.safeParse(stored).data ?? null,
  });

/** Keeps what a student typed into the search box until the tab is closed. */
export const typedWords = (userId: string): Draft<string> =>
  openDraft({
    form: "search-words",
    userId,
    storage: "tab",
    parse: (stored) => z.string().safeParse(stored).data ?? null,
  });
