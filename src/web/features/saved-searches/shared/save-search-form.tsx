import { type FormEvent, useState } from "react";
import type { SavedSearchParams } from "#domain/saved-searches/saved-search.ts";
import { longestName, suggestedName } from "#domain/saved-searches/suggested-name.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { useSaveSearch } from "../api.ts";

/** Saves a search. Its name says what it looks for, unless the student writes another. */
export function SaveSearchForm({ params }: { params: SavedSearchParams }) {
  const save = useSaveSearch();
  const suggested = suggestedName(params);
  const [typed, setTyped] = useState(suggested);
  const name = typed.trim() || suggested;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(
      { name, params },
      {
        onSuccess: () => showToast({ title: "Search saved", description: name }),
        onError: (error) => toastProblem(error),
      },
    );
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-3">
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={longestName}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="quiet" busy={save.isPending}>
        Save this search
      </Button>
    </form>
  );
}
