import type { NewSavedSearch } from "#domain/saved-searches/saved-search.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { useSaveSearch } from "../change-searches.ts";

/** Saves a search, and shows a toast with its name or with what went wrong. A second call while it saves does nothing. */
export function useSaveWithToast() {
  const { mutate, isPending } = useSaveSearch();
  const save = (search: NewSavedSearch) => {
    if (isPending) return;
    mutate(search, {
      onSuccess: () => showToast({ title: "Search saved", description: search.name }),
      onError: (error) => toastProblem(error),
    });
  };
  return { save, busy: isPending };
}
