import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import type { CatalogueSearchParams } from "#domain/scholarships/lists/catalogue-search.ts";
import type { SearchReading } from "#domain/search/shown/search-reading.ts";
import { WordNotes } from "#web/features/search/shared/word-notes.tsx";
import { chipClasses } from "#web/ui/forms/toggle-chip.tsx";

type UnderstoodLinksProps = { search: CatalogueSearchParams; reading: SearchReading };

/** How the words were understood: each part as a link to the search without it, then words that were not found. */
export function UnderstoodLinks({ search, reading }: UnderstoodLinksProps) {
  const chips = reading.chips.filter(({ dropped }) => !dropped);
  return (
    <section aria-label="How we understood you" className="grid gap-2">
      {chips.length > 0 && (
        <ul className="flex flex-wrap gap-2 *:contents">
          {chips.map(({ slot, value, text, without }) => (
            <li key={`${slot} ${value}`}>
              <Link
                to="/browse/search"
                search={{ ...search, q: without || undefined, cursor: undefined }}
                aria-label={`Leave out: ${text}`}
                className={chipClasses(true, "pr-3")}
              >
                {text}
                <X aria-hidden="true" strokeWidth={2} className="size-4 shrink-0" />
              </Link>
            </li>
          ))}
          {chips.map(
            ({ instead }) =>
              instead && (
                <li key={instead.query}>
                  <Link
                    to="/browse/search"
                    search={{ ...search, q: instead.query, cursor: undefined }}
                    className={chipClasses(false)}
                  >
                    {instead.text} instead
                  </Link>
                </li>
              ),
          )}
        </ul>
      )}
      <WordNotes {...reading} />
    </section>
  );
}
