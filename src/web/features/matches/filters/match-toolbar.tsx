import { SlidersHorizontal } from "lucide-react";
import { useRef, useState } from "react";
import { NewResultsBadge } from "#web/features/saved-searches/shared/new-results-badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { useWideScreen } from "#web/ui/layout/use-wide-screen.ts";
import { activeFilters } from "../match-query.ts";
import type { MatchSearchParams } from "../match-search-params.ts";
import { MatchFilters } from "./match-filters.tsx";
import { MatchSortSelect } from "./sort-select.tsx";

type MatchToolbarProps = {
  search: MatchSearchParams;
  onSearch: (search: MatchSearchParams) => void;
  /** The number of matches on the list; undefined while it loads. */
  total: number | undefined;
};

/** Search words, the order, and one button with the filters and the saved searches. Their values live in the URL. */
export function MatchToolbar({ search, onSearch, total }: MatchToolbarProps) {
  const [filtering, setFiltering] = useState(false);
  const wide = useWideScreen();
  const button = useRef<HTMLButtonElement>(null);
  const active = activeFilters(search);
  // A new search closes the open match.
  const change = (changes: Partial<MatchSearchParams>) => onSearch({ ...search, ...changes, open: undefined });
  return (
    <search className="flex gap-2">
      <SearchField
        label="Search your matches"
        placeholder="Title, sponsor, field or keyword"
        value={search.q}
        onChange={(q) => change({ q })}
      />
      {wide && <MatchSortSelect labelHidden search={search} onChange={(sort) => change({ sort })} className="w-48" />}
      <Button
        ref={button}
        variant="quiet"
        className="relative border-edge! bg-card! hover:bg-hover! max-sm:px-3"
        aria-haspopup="dialog"
        aria-expanded={filtering}
        onClick={() => setFiltering(!filtering)}
      >
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.75} className="size-[18px]" />
        Filters{active > 0 && <span className="num"> · {active}</span>}
        <NewResultsBadge />
      </Button>
      <MatchFilters
        open={filtering}
        onOpenChange={setFiltering}
        anchor={button}
        wide={wide}
        search={search}
        onChange={change}
        total={total}
      />
    </search>
  );
}
