import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Match, Unlock } from "#domain/matches/match.ts";
import { request } from "#web/http/client.ts";
import { useToast } from "#web/ui/toast.tsx";
import { type MatchSearch, matchQuery } from "./match-search.ts";

const pageSize = 50;

/** One page of GET /api/matches; `total` counts the whole list, `unlock` is the answer that would settle most of it. */
export type MatchPage = { items: Match[]; next_cursor: string | null; total: number; unlock: Unlock | null };

type MatchList = InfiniteData<MatchPage, string>;

/** The list that an address asks for, page by page. */
export const matchesQuery = (search: MatchSearch) =>
  infiniteQueryOptions({
    queryKey: ["matches", "list", matchQuery(search)],
    queryFn: async ({ pageParam, signal }): Promise<MatchPage> => {
      const asked = new URLSearchParams({ ...matchQuery(search), limit: String(pageSize) });
      if (pageParam) asked.set("cursor", pageParam);
      return (await request(`/api/matches?${asked}`, { signal })).json();
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

/** One match with every criterion, also of a scholarship that is not in the list. */
export const oneMatchQuery = (scholarshipId: string) =>
  queryOptions({
    queryKey: ["matches", "one", scholarshipId],
    queryFn: async ({ signal }): Promise<Match> =>
      (await request(`/api/matches/${encodeURIComponent(scholarshipId)}`, { signal })).json(),
  });

type Bookmarking = { scholarshipId: string; bookmarked: boolean };

/** Sets or takes away a bookmark: shown at once, taken back when it could not be saved. Saves go one after another. */
export function useBookmark(scholarshipId: string) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    scope: { id: `bookmark:${scholarshipId}` },
    mutationFn: async (bookmarked: boolean) => {
      await request(`/api/matches/${encodeURIComponent(scholarshipId)}`, {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ bookmarked }),
      });
    },
    onMutate: async (bookmarked) => {
      await client.cancelQueries({ queryKey: ["matches"] });
      showBookmark(client, { scholarshipId, bookmarked });
    },
    onError: (_, bookmarked) => {
      showBookmark(client, { scholarshipId, bookmarked: !bookmarked });
      toast({ title: "Error", description: "Failed to bookmark scholarship.", tone: "error" });
    },
    // Lists on screen keep their rows, so that a slip can be taken back; the others are asked again when opened.
    onSettled: () => client.invalidateQueries({ queryKey: ["matches"], refetchType: "none" }),
  });
}

function showBookmark(client: QueryClient, { scholarshipId, bookmarked }: Bookmarking) {
  const marked = (match: Match) => (match.scholarship_id === scholarshipId ? { ...match, bookmarked } : match);
  client.setQueriesData<MatchList>({ queryKey: ["matches", "list"] }, (list) => {
    const pages = list?.pages.map((page) => ({ ...page, items: page.items.map(marked) }));
    return list && pages && { ...list, pages };
  });
  client.setQueryData(oneMatchQuery(scholarshipId).queryKey, (match) => match && marked(match));
}

/** Matches the student's profile against the catalogue again. */
export function useRefreshMatches() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await request("/api/matches/refresh", { method: "POST" });
      await client.invalidateQueries({ queryKey: ["matches"] });
    },
  });
}
