import { useEffect, useRef, useState } from "react";
import type { SavedSearchParams, WordSearch } from "#domain/saved-searches/saved-search.ts";
import { SavedSearchChips } from "#web/features/saved-searches/shared/saved-search-chips.tsx";
import { SavedSearches } from "#web/features/saved-searches/shared/saved-searches.tsx";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { isProblem } from "#web/http/problem-error.ts";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchNotice } from "./search-notice.tsx";
import { SearchedScholarships } from "./searched-scholarships.tsx";
import { Understanding } from "./understanding.tsx";
import { useAiSearch } from "./use-ai-search.ts";
import { useSearchProgress } from "./use-search-progress.ts";

export type WordsTabProps = {
  /** The words of the URL. */
  words: string;
  /** Puts the words into the URL. */
  onWords: (words: string) => void;
};

type SearchTabProps = WordsTabProps & {
  /** Opens a search that the student saved. */
  onOpenSaved: (params: SavedSearchParams) => void;
};

/** The AI search. Words of the URL are searched by themselves only where that costs nothing. */
export default function SearchTab({ words, onWords, onOpenSaved }: SearchTabProps) {
  const ai = useAiSearch();
  const today = useDeadlineDay();
  const progress = useSearchProgress(ai.isSearching);
  // The box begins anew with the words of a saved search. Its chips are left out of the next search of these words.
  const [opened, setOpened] = useState<WordSearch>();
  const isOfTheseWords = ai.last !== null && (words === "" || words === ai.last.terms);
  // The words that were searched last, so that a search that fails is not repeated without end.
  const begun = useRef("");
  const search = (terms: string) => {
    begun.current = terms;
    onWords(terms);
    ai.search(terms, terms === opened?.q ? opened.left_out : undefined);
    setOpened((saved) => saved && { list: "search", q: saved.q });
  };
  const searchInstead = (terms: string) => {
    setOpened({ list: "search", q: terms }); // the box begins anew with these words
    search(terms);
  };
  const isLinked = ai.isFree && words !== "" && !isOfTheseWords && !ai.isSearching;
  useEffect(() => {
    if (isLinked && begun.current !== words) search(words);
  });
  const open = (params: SavedSearchParams) => {
    if (params.list === "search") setOpened(params);
    onOpenSaved(params);
  };
  return (
    <div className="-mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 max-sm:-mt-3 max-sm:gap-2">
      <SearchBox
        key={opened?.q}
        words={opened?.q || words || ai.last?.terms || ""}
        isSearching={ai.isSearching}
        isVague={isProblem(ai.error, "no_search_terms")}
        onSearch={search}
      />
      {progress !== null && (
        <div className="grid gap-1.5">
          <ProgressBar label="Search" value={progress} valueText={progress === 100 ? "Done" : "Searching"} />
          <p className="text-sm text-muted">Reading your words and comparing every open scholarship…</p>
        </div>
      )}
      <SearchNotice error={ai.error} />
      {ai.last && isOfTheseWords ? (
        <>
          <Understanding last={ai.last} ai={ai} onSearch={searchInstead} />
          <SearchedScholarships last={ai.last} ai={ai} today={today} />
          <SavedSearchChips onOpen={open} />
        </>
      ) : (
        <SavedSearches current={null} onOpen={open} />
      )}
    </div>
  );
}
