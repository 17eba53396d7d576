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

/** The AI search. Words of the URL are not searched by themselves, as a search may cost credits. */
export default function SearchTab({ words, onWords }: WordsTabProps) {
  const ai = useAiSearch();
  const today = useDeadlineDay();
  const progress = useSearchProgress(ai.isSearching);
  const isOfTheseWords = ai.last !== null && (words === "" || words === ai.last.terms);
  const search = (terms: string) => {
    onWords(terms);
    ai.search(terms);
  };
  return (
    <div className="grid gap-5">
      <SearchBox
        words={words || ai.last?.terms || ""}
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
      {ai.last && isOfTheseWords && (
        <>
          <Understanding last={ai.last} ai={ai} today={today} />
          <SearchedScholarships last={ai.last} ai={ai} today={today} />
        </>
      )}
    </div>
  );
}
