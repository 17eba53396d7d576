import type { ListedScholarship } from "#domain/scholarships/browse.ts";
import type { CatalogueSearchParams } from "#domain/scholarships/catalogue-search.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { ScholarshipList } from "../scholarship-list.tsx";
import { useDeadlineDay } from "../shared/use-deadline-day.ts";

type SearchResultsProps = {
  search: CatalogueSearchParams;
  items: readonly ListedScholarship[];
  found: {
    data: { pages: readonly { next_cursor: string | null }[] } | undefined;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
};

/** The results, and a link to more. The link adds rows to the list; without JavaScript it opens the next page. */
export function SearchResults({ search, items, found }: SearchResultsProps) {
  const today = useDeadlineDay();
  const next = found.data?.pages.at(-1)?.next_cursor;
  return (
    <>
      <p role="status" className="num text-sm text-muted">
        {items.length === 1 && !next ? "1 open scholarship" : `${items.length} open scholarships`}
        {next ? " so far" : ""}
        {search.q ? ", best first" : ""}
      </p>
      {search.cursor && (
        <p>
          <TextLink to="/browse/search" search={{ ...search, cursor: undefined }}>
            Back to the first results
          </TextLink>
        </p>
      )}
      <ScholarshipList scholarships={items} today={today} heading="h2" />
      {next && (
        <ButtonLink
          to="/browse/search"
          search={{ ...search, cursor: next }}
          variant="quiet"
          className="justify-self-center"
          aria-busy={found.isFetchingNextPage || undefined}
          onClick={(event) => {
            event.preventDefault();
            if (!found.isFetchingNextPage) void found.fetchNextPage();
          }}
        >
          {found.isFetchingNextPage ? "Loading..." : "Show more"}
        </ButtonLink>
      )}
      {found.isFetchNextPageError && (
        <p role="alert" className="justify-self-center text-clay">
          More could not be loaded. Please try again.
        </p>
      )}
    </>
  );
}
