import { Search, SlidersHorizontal } from "lucide-react";
import { useRef, useState } from "react";
import { NewResultsBadge } from "#web/features/saved-searches/shared/new-results-badge.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { controlClasses } from "#web/ui/forms/control-classes.ts";
import { useDebouncedText } from "#web/ui/forms/use-debounced-text.ts";
import { useWideScreen } from "#web/ui/layout/use-wide-screen.ts";
import { activeFilters } from "../match-query.ts";
import type { MatchSearchParams } from "../match-search-params.ts";
import { MatchFilters } from "./match-filters.tsx";
import { SortSelect } from "./sort-select.tsx";

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
      <SearchWords value={search.q} onChange={(q) => change({ q })} />
      {wide && <SortSelect labelHidden value={search.sort} onChange={(sort) => change({ sort })} className="w-44" />}
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

type WordsProps = { value: string | undefined; onChange: (value: string | undefined) => void };

function SearchWords({ value = "", onChange }: WordsProps) {
  const [text, setText] = useDebouncedText(value, (next) => {
    onChange(next.trim() || undefined);
    return next.trim();
  });
  return (
    <div className="relative min-w-0 flex-1">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-[18px] -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label="Search your matches"
        placeholder="Title, sponsor, field or keyword"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={cx(controlClasses, "truncate pl-10")}
      />
    </div>
  );
}
