import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Match } from "#domain/matches/match.ts";
import { matchesQuery } from "../api.ts";
import type { MatchSearchParams } from "../match-search-params.ts";

/** The matches for the search params: the rows loaded so far, the total, and how to load more. */
export function useMatchList(search: MatchSearchParams) {
  const list = useInfiniteQuery(matchesQuery(search));
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage]);
  const isOfList = (match: Match) => match.hidden === (search.hidden ?? false) || list.isPlaceholderData;
  return {
    state: list.data ? ("loaded" as const) : list.isError ? ("failed" as const) : ("loading" as const),
    // A match that was just hidden or shown again leaves the list before the list has loaded again.
    matches: list.data?.pages.flatMap((page) => page.items.filter(isOfList)) ?? [],
    total: list.data?.pages[0]?.total ?? 0,
    /** How many matches each section and each part of the list has. */
    counts: list.data?.pages[0],
    /** How many matches the student hid. */
    hidden: list.data?.pages[0]?.hidden ?? 0,
    unlock: list.data?.pages[0]?.unlock ?? null,
    /** The rows are those of the previous search, while the new ones load. */
    outdated: list.isPlaceholderData,
    busy: list.isFetching,
    retry: () => void list.refetch(),
    more: isFetchNextPageError ? ("failed" as const) : isFetchingNextPage ? ("loading" as const) : ("idle" as const),
    loadMore,
  };
}

export type MatchListState = ReturnType<typeof useMatchList>;
