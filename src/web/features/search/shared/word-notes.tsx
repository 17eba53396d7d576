import type { SearchReading } from "#domain/search/shown/search-reading.ts";

const list = new Intl.ListFormat("en-US", { type: "unit" });

const anyOf = new Intl.ListFormat("en-US", { type: "disjunction" });

type WordNotesProps = Pick<SearchReading, "chips" | "notes" | "corrections">;

/** What a search made of single words: those with two meanings, those that were not found, and those not understood. */
export function WordNotes({ chips, notes, corrections }: WordNotesProps) {
  const ignored = chips
    .filter(({ slot }) => slot === "ignored")
    .map(({ text }) => `“${text}”`)
    .filter((text) => !notes.some((note) => note.includes(text)));
  const missing = corrections.filter(({ searched }) => searched.length === 0).map(({ word }) => `“${word}”`);
  if (notes.length + corrections.length + ignored.length === 0) return null;
  return (
    <div className="grid gap-0.5 text-sm text-muted">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
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
          No open scholarship says {anyOf.format(missing)}. We looked without{" "}
          {missing.length > 1 ? "these words" : "this word"}.
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
