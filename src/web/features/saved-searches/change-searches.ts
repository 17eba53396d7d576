// Apart from api.ts, so that the list of matches, which only says how many results are new, loads without it.
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewSavedSearch, SavedSearch } from "#domain/saved-searches/saved-search.ts";
import { useOptimisticMutation } from "#web/http/optimistic.ts";
import { savedSearchClient, savedSearchesQuery } from "./api.ts";

const { queryKey } = savedSearchesQuery;

export function useSaveSearch() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (search: NewSavedSearch) => savedSearchClient.index.$post({ json: search }),
    onSuccess: () => cache.invalidateQueries({ queryKey }),
  });
}

/** Deletes a search. It leaves the list at once. */
export function useDeleteSearch() {
  return useOptimisticMutation<SavedSearch>({
    queryKey,
    save: ({ id }) => savedSearchClient[":id"].$delete({ param: { id } }),
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
    mutationFn: (id: string) => savedSearchClient[":id"].seen.$post({ param: { id } }),
    onMutate: (id) =>
      showItems(cache, (items) => items.map((each) => (each.id === id ? { ...each, new_results: 0 } : each))),
    // A failure needs no message: the results stay new, and the search is open.
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}

function showItems(cache: QueryClient, change: (items: SavedSearch[]) => SavedSearch[]): void {
  cache.setQueryData(queryKey, (list) => list && { ...list, items: change(list.items) });
}
