import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewSavedSearch, SavedSearch, SavedSearchList } from "#domain/saved-searches/saved-search.ts";
import type { savedSearchRoutes } from "#server/saved-searches/routes.ts";
import { sliceClient } from "#web/http/client.ts";
import { useOptimisticMutation } from "#web/http/optimistic.ts";

const client = sliceClient<typeof savedSearchRoutes>("/api/saved-searches");
const queryKey = ["saved-searches"] as const;

/** The student's saved searches, the newest first, with their new results. */
export const savedSearchesQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }): Promise<SavedSearchList> => (await client.index.$get({}, { init: { signal } })).json(),
});

export function useSaveSearch() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (search: NewSavedSearch) => client.index.$post({ json: search }),
    onSuccess: () => cache.invalidateQueries({ queryKey }),
  });
}

/** Deletes a search. It leaves the list at once. */
export function useDeleteSearch() {
  return useOptimisticMutation<SavedSearch>({
    queryKey,
    save: ({ id }) => client[":id"].$delete({ param: { id } }),
    show: (cache, { id }) => showItems(cache, (items) => items.filter((each) => each.id !== id)),
    undo: (cache, search) =>
      showItems(cache, (items) => [...items, search].sort((a, b) => (a.created_at < b.created_at ? 1 : -1))),
    failureText: "The search could not be deleted. Please try again.",
  });
}

/** Tells the server that the student opened a search. Its results are no longer new, at once. */
export function useSeeSearch() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client[":id"].seen.$post({ param: { id } }),
    onMutate: (id) =>
      showItems(cache, (items) => items.map((each) => (each.id === id ? { ...each, new_results: 0 } : each))),
    // A failure needs no message: the results stay new, and the search is open.
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}

function showItems(cache: QueryClient, change: (items: SavedSearch[]) => SavedSearch[]): void {
  cache.setQueryData(savedSearchesQuery.queryKey, (list) => list && { ...list, items: change(list.items) });
}
