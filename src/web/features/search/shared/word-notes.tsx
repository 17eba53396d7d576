import type { ClosedOffer, SearchReading } from "#domain/search/shown/search-reading.ts";
import { TextLink } from "#web/ui/controls/text-link.tsx";

const list = new Intl.ListFormat("en-US", { type: "unit" });

const anyOf = new Intl.ListFormat("en-US", { type: "disjunction" });

type WordNotesProps = Pick<SearchReading, "chips" | "notes" | "corrections" | "closed">;

/** What a search made of single words: those with two meanings, those that were not found, and those not understood; and what is closed. */
export function WordNotes({ chips, notes, corrections, closed }: WordNotesProps) {
  const ignored = chips
    .filter(({ slot }) => slot === "ignored")
    .map(({ text }) => `“${text}”`)
    .filter((text) => !notes.some((note) => note.includes(text)));
  const missing = corrections.filter(({ searched }) => searched.length === 0).map(({ word }) => `“${word}”`);
  if (notes.length + corrections.length + ignored.length === 0 && !closed) return null;
  return (
    <div className="grid gap-0.5 text-sm text-muted">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {closed && <ClosedOnes {...closed} />}
      {corrections.map(
        ({ word, searched }) =>
          searched.length > 0 && (
            <p key={word}>
              No open scholarship says “{word}”. We looked for {list.format(searched)}.
            </p>
          ),
      )}
      {missing.length > 0 && (
        <p>
          No open scholarship says {anyOf.format(missing)}, so we looked without {missing.length > 1 ? "them" : "it"}.
        </p>
      )}
      {ignored.length > 0 && (
        <p>
          Not understood: <span className="text-ink">{list.format(ignored)}</span>
        </p>
      )}
    </div>
  );
}

/** What closed, and the search with it, for free. */
function ClosedOnes({ count, text, query }: ClosedOffer) {
  return (
    <p className="text-ink">
      {text}{" "}
      {query && (
        <TextLink to="/browse/search" search={{ q: query }}>
          {count === 1 ? "Show it" : `Show the ${count.toLocaleString("en-US")} closed ones`}
        </TextLink>
      )}
    </p>
  );
}
