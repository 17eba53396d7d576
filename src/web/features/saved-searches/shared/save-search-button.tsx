import type { SavedSearchParams } from "#domain/saved-searches/saved-search.ts";
import { suggestedName } from "#domain/saved-searches/suggested-name.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useSaveWithToast } from "./use-save-with-toast.ts";

/** Saves a search under a name that says what it looks for. */
export function SaveSearchButton({ params, className }: { params: SavedSearchParams; className?: string }) {
  const { save, busy } = useSaveWithToast();
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={busy}
      onClick={() => save({ name: suggestedName(params), params })}
      className={className}
    >
      Save this search
    </Button>
  );
}
