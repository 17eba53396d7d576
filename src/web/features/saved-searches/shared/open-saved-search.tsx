import type { SavedSearch, SavedSearchParams } from "#domain/saved-searches/saved-search.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { useSeeSearch } from "../change-searches.ts";

type OpenSavedSearchProps = {
  search: SavedSearch;
  /** Called with the search that the student opens. */
  onOpen: (params: SavedSearchParams) => void;
  className: string;
};

/** Opens a saved search, whose new results then count as seen. Shows its name and how many results are new. */
export function OpenSavedSearch({ search, onOpen, className }: OpenSavedSearchProps) {
  const { id, name, params, new_results } = search;
  const see = useSeeSearch();
  const open = () => {
    see.mutate(id);
    onOpen(params);
  };
  return (
    <button type="button" onClick={open} className={className}>
      <span className="truncate">{name}</span>
      {new_results > 0 && (
        <Tag tone="green" className="shrink-0 whitespace-nowrap">
          {new_results.toLocaleString("en-US")} new
        </Tag>
      )}
    </button>
  );
}
