import type { SavedSearchParams } from "#domain/saved-searches/saved-search.ts";
import { suggestedName } from "#domain/saved-searches/suggested-name.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { useSaveSearch } from "../api.ts";

/** Saves a search under a name that says what it looks for. */
export function SaveSearchButton({ params, className }: { params: SavedSearchParams; className?: string }) {
  const save = useSaveSearch();
  const name = suggestedName(params);
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={save.isPending}
      onClick={() =>
        save.mutate(
          { name, params },
          {
            onSuccess: () => showToast({ title: "Search saved", description: name }),
            onError: (error) => toastProblem(error),
          },
        )
      }
      className={className}
    >
      Save this search
    </Button>
  );
}
