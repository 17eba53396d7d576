import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import type { SavedSearch, SavedSearchParams } from "#domain/saved-searches/saved-search.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { pageHeading } from "#web/ui/page-heading.ts";
import { savedSearchesQuery } from "../api.ts";
import { useDeleteSearch, useSaveSearch } from "../change-searches.ts";
import { OpenSavedSearch } from "./open-saved-search.tsx";
import { SaveSearchForm } from "./save-search-form.tsx";

type SavedSearchesProps = {
  /** What the student searches for now; null when nothing narrows the list. */
  current: SavedSearchParams | null;
  /** Called with the search that the student opens. */
  onOpen: (params: SavedSearchParams) => void;
};

/** The student's saved searches with their new results, and the form that saves the present one. */
export function SavedSearches({ current, onOpen }: SavedSearchesProps) {
  const items = useQuery(savedSearchesQuery).data?.items ?? [];
  if (items.length === 0 && !current) return null;
  return (
    <section aria-label="Saved searches" className="grid gap-1.5 border-t border-line pt-4">
      <h3 className="font-sans text-[0.9375rem] font-semibold tracking-normal">Saved searches</h3>
      {/* Another search gets another name. */}
      {current && <SaveSearchForm key={JSON.stringify(current)} params={current} />}
      {items.length > 0 && (
        <ul className="-mx-2 max-h-44 overflow-y-auto">
          {items.map((search) => (
            <SavedSearchRow key={search.id} search={search} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Where the row leaves with its button, the focus goes to the next row or the one before, else to the dialog or page around the list. */
function focusNear(button: HTMLElement): () => void {
  const row = button.closest("li");
  const beside = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("button");
  const around = button.closest<HTMLElement>("[role=dialog]") ?? pageHeading();
  return () => {
    if (document.activeElement === document.body) (beside ?? around)?.focus();
  };
}

type SavedSearchRowProps = { search: SavedSearch; onOpen: SavedSearchesProps["onOpen"] };

function SavedSearchRow({ search, onOpen }: SavedSearchRowProps) {
  const { name, params, last_seen_at } = search;
  const remove = useDeleteSearch();
  const save = useSaveSearch();
  const undo = () => save.mutate({ name, params, last_seen_at }, { onError: (error) => toastProblem(error) });
  const removeWithUndo = async (button: HTMLElement) => {
    const near = focusNear(button);
    try {
      await remove.mutateAsync(search);
    } catch {
      return; // the mutation shows the error
    } finally {
      near();
    }
    showToast({ title: "Search deleted", description: name, action: { label: "Undo", onClick: undo } });
  };
  return (
    <li className="flex items-center gap-1">
      <OpenSavedSearch
        search={search}
        onOpen={onOpen}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md px-2 text-left hover:bg-hover"
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Delete ${name}`}
        onClick={({ currentTarget }) => void removeWithUndo(currentTarget)}
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-[18px]" />
      </Button>
    </li>
  );
}
