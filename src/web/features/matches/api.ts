import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Match } from "#domain/matches/match.ts";
import type { MatchPage } from "#domain/matches/match-list.ts";
import type { matchRoutes } from "#server/matches/routes.ts";
import { sliceClient } from "#web/http/client.ts";
import { useOptimisticMutation } from "#web/http/optimistic.ts";
import { matchQuery } from "./match-query.ts";
import type { MatchSearchParams } from "./match-search-params.ts";

const client = sliceClient<typeof matchRoutes>("/api/matches");
const pageSize = 50;

type MatchList = InfiniteData<MatchPage, string>;

/** The list that an address asks for, page by page, `limit` (1 to 100) rows a page. */
export const matchesQuery = (search: MatchSearchParams, limit = pageSize) =>
  infiniteQueryOptions({
    queryKey: ["matches", "list", { ...matchQuery(search), limit }],
    queryFn: async ({ pageParam, signal }): Promise<MatchPage> => {
      const query = { ...matchQuery(search), limit: String(limit), ...(pageParam && { cursor: pageParam }) };
      return (await client.index.$get({ query }, { init: { signal } })).json();
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

/** The best matches, with the figures of the whole list; enough to see which of them close soon. */
export const topMatchesQuery = matchesQuery({}, 20);

/** What the student keeps for later, the soonest deadline first. */
export const bookmarkedQuery = matchesQuery({ tab: "bookmarked", sort: "deadline" }, 100);

/** One match with every criterion, also of a scholarship that is not in the list. */
export const oneMatchQuery = (scholarshipId: string) =>
  queryOptions({
    queryKey: ["matches", "one", scholarshipId],
    queryFn: async ({ signal }): Promise<Match> =>
      (await client[":scholarship_id"].$get({ param: { scholarship_id: scholarshipId } }, { init: { signal } })).json(),
  });

type Bookmarking = { scholarshipId: string; bookmarked: boolean };

/** Sets or takes away a bookmark. Lists on screen keep their rows, so that a slip can be taken back. */
export function useBookmark(scholarshipId: string) {
  return useOptimisticMutation<boolean>({
    queryKey: ["matches"],
    save: (bookmarked) =>
      client[":scholarship_id"].$put({ param: { scholarship_id: scholarshipId }, json: { bookmarked } }),
    show: (cache, bookmarked) => showBookmark(cache, { scholarshipId, bookmarked }),
    takeBack: (cache, bookmarked) => showBookmark(cache, { scholarshipId, bookmarked: !bookmarked }),
    failureText: "Failed to bookmark scholarship.",
    scope: `bookmark:${scholarshipId}`,
    keepsScreen: true,
  });
}

function showBookmark(cache: QueryClient, { scholarshipId, bookmarked }: Bookmarking) {
  const marked = (match: Match) => (match.scholarship_id === scholarshipId ? { ...match, bookmarked } : match);
  cache.setQueriesData<MatchList>({ queryKey: ["matches", "list"] }, (list) => {
    const pages = list?.pages.map((page) => ({ ...page, items: page.items.map(marked) }));
    return list && pages && { ...list, pages };
  });
  cache.setQueryData(oneMatchQuery(scholarshipId).queryKey, (match) => match && marked(match));
}

/** Matches the student's profile against the catalogue again. */
export function useRefreshMatches() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await client.refresh.$post();
      await cache.invalidateQueries({ queryKey: ["matches"] });
    },
  });
}
