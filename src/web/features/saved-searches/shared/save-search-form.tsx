import { type FormEvent, useState } from "react";
import type { SavedSearchParams } from "#domain/saved-searches/saved-search.ts";
import { longestName, suggestedName } from "#domain/saved-searches/suggested-name.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSaveWithToast } from "./use-save-with-toast.ts";

/** Saves a search. Its name says what it looks for, unless the student writes another. */
export function SaveSearchForm({ params }: { params: SavedSearchParams }) {
  const { save, busy } = useSaveWithToast();
  const suggested = suggestedName(params);
  const [typed, setTyped] = useState(suggested);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ name: typed.trim() || suggested, params });
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
      <Button type="submit" variant="quiet" busy={busy}>
        Save this search
      </Button>
    </form>
  );
}
