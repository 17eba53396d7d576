import { useQuery } from "@tanstack/react-query";
import type { SavedSearchParams } from "#domain/saved-searches/saved-search.ts";
import { savedSearchesQuery } from "../api.ts";
import { OpenSavedSearch } from "./open-saved-search.tsx";

/** The student's saved searches in one row below results. Those with new results come first. */
export function SavedSearchChips({ onOpen }: { onOpen: (params: SavedSearchParams) => void }) {
  const items = useQuery(savedSearchesQuery).data?.items ?? [];
  if (items.length === 0) return null;
  const inOrder = items.toSorted((a, b) => Number(b.new_results > 0) - Number(a.new_results > 0));
  return (
    <section aria-labelledby="saved-searches" className="flex min-w-0 items-center gap-2">
      <h2 id="saved-searches" className="shrink-0 font-sans text-sm font-normal tracking-normal text-muted">
        Saved searches
      </h2>
      {/* One row, which scrolls. The room around it is for focus rings. */}
      <ul className="-m-1 flex min-w-0 gap-2 overflow-x-auto p-1">
        {inOrder.map((search) => (
          <li key={search.id} className="shrink-0">
            <OpenSavedSearch
              search={search}
              onOpen={onOpen}
              className="inline-flex min-h-11 max-w-96 items-center gap-2 rounded-full border border-line bg-card px-3.5 text-[0.9375rem] transition-colors hover:bg-hover max-sm:max-w-[80vw]"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
