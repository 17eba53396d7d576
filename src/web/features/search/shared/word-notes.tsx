import type { SearchReading } from "#domain/search/search-reading.ts";

const list = new Intl.ListFormat("en-US", { type: "unit" });

type WordNotesProps = Pick<SearchReading, "chips" | "notes" | "corrections">;

/** What a search made of single words: those with two meanings, those that were not found, and those not understood. */
export function WordNotes({ chips, notes, corrections }: WordNotesProps) {
  const ignored = chips.filter(({ slot }) => slot === "ignored").map(({ text }) => `“${text}”`);
  if (notes.length + corrections.length + ignored.length === 0) return null;
  return (
    <div className="grid gap-0.5 text-sm text-muted">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {corrections.map(({ word, searched }) => (
        <p key={word}>
          No open scholarship says “{word}”. We looked{" "}
          {searched.length > 0 ? `for ${list.format(searched)}` : "without this word"}.
        </p>
      ))}
      {ignored.length > 0 && (
        <p>
          Not understood: <span className="text-ink">{list.format(ignored)}</span>
        </p>
      )}
    </div>
  );
}
