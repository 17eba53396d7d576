import { useQuery } from "@tanstack/react-query";
import type { CatalogueSearchParams } from "#domain/scholarships/lists/catalogue-search.ts";
import type { ListedPage } from "#domain/scholarships/lists/listed-page.ts";
import type { PublicReading } from "#domain/search/public-search.ts";
import { FitReasons, Misses } from "#web/features/search/shared/fit-lines.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { ScholarshipList } from "../shared/scholarship-list.tsx";
import { useDeadlineDay } from "../shared/use-deadline-day.ts";
import { ownLevelQuery } from "./own-level-query.ts";
import { conditionsOf } from "./search-conditions.ts";

type SearchResultsProps = {
  search: CatalogueSearchParams;
  items: ListedPage["items"];
  /** How the words were understood; undefined without words. */
  reading: PublicReading | undefined;
  found: {
    data: { pages: readonly { next_cursor: string | null }[] } | undefined;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  visitor: boolean;
};

/** The results, and a link to more. The link adds rows to the list; without JavaScript it opens the next page. */
export function SearchResults({ search, items, reading, found, visitor }: SearchResultsProps) {
  const { data: level } = useQuery({ ...ownLevelQuery, enabled: !visitor });
  const today = useDeadlineDay();
  const next = found.data?.pages.at(-1)?.next_cursor;
  const fitting = reading && !search.sort && conditionsOf(search).length === 0 ? reading : undefined;
  // Where all or none state everything, the sentence above says so of all.
  const isMarked = fitting !== undefined && fitting.stating > 0 && fitting.stating < fitting.fitting;
  return (
    <>
      <p role="status" className="num text-sm text-muted">
        {search.cursor ? "The next " : next ? "The first " : ""}
        {countOf(items.length, reading?.understood.closed ?? false)}
        {fitting && fittingWords(fitting)}
      </p>
      {search.cursor && (
        <p>
          <TextLink to="/browse/search" search={{ ...search, cursor: undefined }}>
            Back to the first results
          </TextLink>
        </p>
      )}
      <ScholarshipList
        scholarships={items}
        today={today}
        heading="h2"
        reason={({ fit }) =>
          fit && (
            <>
              {isMarked && fit.states_all && (
                <p className="w-full font-semibold text-green">
                  <span aria-hidden="true">✓ </span>Meets everything you said
                </p>
              )}
              <FitReasons reasons={fit.reasons} />
              <Misses
                sentences={
                  level && fit.other_levels?.includes(level)
                    ? [...fit.missed, "Not for the level in your profile"]
                    : fit.missed
                }
              />
            </>
          )
        }
      />
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

/** `12 open scholarships`, or just scholarships where the words ask for closed ones too. */
function countOf(count: number, isWithClosed: boolean): string {
  return `${count} ${isWithClosed ? "" : "open "}${count === 1 ? "scholarship" : "scholarships"}`;
}

/** How many fit the words, and how many of these state all of them: they are marked, as what asks for nothing else may stand before them. */
function fittingWords({ fitting, stating, corrections, understood, closed }: PublicReading): string {
  if (closed && understood.closed) return ". The closed ones come first.";
  if (fitting === 0 && understood.closed)
    return ". No open one fits everything you said. Closed ones that do come first, then the closest.";
  if (fitting === 0) return ". None fits everything you said. The closest come first.";
  const lacksWords = stating === 0 && corrections.some(({ searched }) => searched.length === 0);
  if (lacksWords) return ". None has all your words. The closest come first.";
  if (stating === fitting)
    return `, best first. ${numberOf(fitting)} ${fitting === 1 ? "meets" : "meet"} everything you said.`;
  if (stating === 0) return `, best first. ${numberOf(fitting)} may fit, with something to check.`;
  const more = numberOf(fitting - stating);
  const marked = stating === 1 ? "meets everything you said and is" : "meet everything you said and are";
  return `. ${numberOf(stating)} ${marked} marked ✓, and ${more} more may fit.`;
}

const numberOf = (count: number) => count.toLocaleString("en-US");
