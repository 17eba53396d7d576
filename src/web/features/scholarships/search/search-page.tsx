import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { type CatalogueSearchParams, catalogueSearchTitle } from "#domain/scholarships/lists/catalogue-search.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { BrowseTrail } from "../browse/browse-trail.tsx";
import { OpenToYou } from "../browse/open-to-you.tsx";
import { catalogueSearchQuery } from "./catalogue-search-query.ts";
import { LevelQuestion } from "./level-question.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { type Condition, conditionsOf } from "./search-conditions.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";
import { UnderstoodLinks } from "./understood-links.tsx";

type SearchPageProps = {
  search: CatalogueSearchParams;
  onSearch: (search: CatalogueSearchParams) => void;
  visitor: boolean;
};

/** /browse/search: open scholarships by words and filters, for everyone. */
export function SearchPage({ search, onSearch, visitor }: SearchPageProps) {
  const conditions = conditionsOf(search);
  const found = useInfiniteQuery(catalogueSearchQuery(search));
  const reading = found.data?.pages[0]?.search;
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  // Where nothing was understood and found, the empty list says so.
  const isUnderstood = items.length > 0 || reading?.closed || reading?.chips.some(({ dropped }) => !dropped);
  return (
    <Page>
      <BrowseTrail here="Search" />
      <PageTitle tab={catalogueSearchTitle(search.q)}>Search scholarships</PageTitle>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        {/* A new search has a new form, whose fields begin with its values. */}
        <SearchForm key={JSON.stringify(search)} search={search} filters={conditions.length} onSearch={onSearch} />
        {conditions.length > 0 && <ActiveFilters conditions={conditions} />}
        {reading && isUnderstood && <UnderstoodLinks search={search} reading={reading} />}
        {reading && items.length > 0 && <LevelQuestion search={search} levels={reading.levels} visitor={visitor} />}
        {items.length > 0 ? (
          <SearchResults search={search} items={items} reading={reading} found={found} visitor={visitor} />
        ) : (
          <NothingFound q={search.q} conditions={conditions} isPastEnd={search.cursor !== undefined} />
        )}
        <OpenToYou visitor={visitor} />
      </div>
    </Page>
  );
}

function ActiveFilters({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-2">
      {conditions.map(({ label, without }) => (
        <li key={label}>
          <Link
            to="/browse/search"
            search={without}
            aria-label={`Remove filter: ${label}`}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-card px-3 text-sm no-underline transition-colors hover:bg-hover pointer-coarse:min-h-11"
          >
            {label}
            <X aria-hidden="true" className="size-3.5 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
