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
import type { SimilarScholarships } from "#domain/scholarships/lists/browse.ts";
import type { matchRoutes } from "#server/matches/routes.ts";
import type { PendingSave } from "#web/features/scholarships/shared/pending-save.ts";
import { sliceClient } from "#web/http/client.ts";
import { useOptimisticMutation } from "#web/http/optimistic.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { matchQuery } from "./match-query.ts";
import type { MatchSearchParams } from "./match-search-params.ts";
import { matchKeys } from "./shared/match-keys.ts";

const client = sliceClient<typeof matchRoutes>("/api/matches");
const pageSize = 50;

type MatchList = InfiniteData<MatchPage, string>;

/** The matches for the search params, page by page, `limit` (1 to 100) rows a page. */
export const matchesQuery = (search: MatchSearchParams, limit = pageSize) =>
  infiniteQueryOptions({
    queryKey: matchKeys.list({ ...matchQuery(search), limit }),
    queryFn: async ({ pageParam, signal }): Promise<MatchPage> => {
      const query = { ...matchQuery(search), limit: String(limit), ...(pageParam && { cursor: pageParam }) };
      return (await client.index.$get({ query }, { init: { signal } })).json();
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

/** The best 20 matches, with the totals of the whole list. */
export const topMatchesQuery = matchesQuery({}, 20);

/** One match with every criterion, also of a scholarship outside the list. */
export const oneMatchQuery = (scholarshipId: string) =>
  queryOptions({
    queryKey: matchKeys.one(scholarshipId),
    queryFn: async ({ signal }): Promise<Match> =>
      (await client[":scholarship_id"].$get({ param: { scholarship_id: scholarshipId } }, { init: { signal } })).json(),
  });

/** What is similar to a scholarship and may be for the student. */
export const ownSimilarQuery = (scholarshipId: string) =>
  queryOptions({
    queryKey: matchKeys.similar(scholarshipId),
    queryFn: async ({ signal }): Promise<SimilarScholarships> =>
      (
        await client[":scholarship_id"].similar.$get({ param: { scholarship_id: scholarshipId } }, { init: { signal } })
      ).json(),
  });

/** Shown where a student could not track or hide a scholarship. */
export const saveFailed = "Failed to save scholarship. Please try again.";
const bookmarkFailed = "Failed to bookmark scholarship.";

/** Adds or removes a bookmark. Lists on screen keep their rows, so that the student can undo a slip. */
export function useBookmark(scholarshipId: string) {
  return useOptimisticMutation<boolean>({
    queryKey: matchKeys.all,
    save: (bookmarked) =>
      client[":scholarship_id"].$put({ param: { scholarship_id: scholarshipId }, json: { bookmarked } }),
    show: (cache, bookmarked) => showMark(cache, scholarshipId, { bookmarked }),
    undo: (cache, bookmarked) => showMark(cache, scholarshipId, { bookmarked: !bookmarked }),
    failureText: bookmarkFailed,
    scope: `bookmark:${scholarshipId}`,
    keepsScreen: true,
  });
}

/** Bookmarks the scholarship that a visitor wanted to save, and says so: the page may not show its bookmark. */
export function useSavePending() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: PendingSave) =>
      client[":scholarship_id"].$put({ param: { scholarship_id: id }, json: { bookmarked: true } }),
    onSuccess: (_, { title }) => {
      showToast({ title: "Saved to your bookmarks", description: title });
      return cache.invalidateQueries({ queryKey: matchKeys.all });
    },
    onError: (error) => toastProblem(error, bookmarkFailed),
  });
}

/** Hides a match ("Not for me") or shows it again. Lists leave it out at once, and their totals load again. */
export function useHide(scholarshipId: string) {
  return useOptimisticMutation<boolean>({
    queryKey: matchKeys.all,
    save: (hidden) => client[":scholarship_id"].$put({ param: { scholarship_id: scholarshipId }, json: { hidden } }),
    show: (cache, hidden) => showMark(cache, scholarshipId, { hidden }),
    undo: (cache, hidden) => showMark(cache, scholarshipId, { hidden: !hidden }),
    failureText: saveFailed,
    scope: `hide:${scholarshipId}`,
  });
}

function showMark(cache: QueryClient, scholarshipId: string, mark: Partial<Pick<Match, "bookmarked" | "hidden">>) {
  const marked = (match: Match) => (match.scholarship_id === scholarshipId ? { ...match, ...mark } : match);
  cache.setQueriesData<MatchList>({ queryKey: matchKeys.lists }, (list) => {
    const pages = list?.pages.map((page) => ({ ...page, items: page.items.map(marked) }));
    return list && pages && { ...list, pages };
  });
  cache.setQueryData(oneMatchQuery(scholarshipId).queryKey, (match) => match && marked(match));
}

/** Matches the student's profile against the catalog again. */
export function useRefreshMatches() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await client.refresh.$post();
      await cache.invalidateQueries({ queryKey: matchKeys.all });
    },
    onError: (error) => toastProblem(error),
  });
}
