import type { ClosedOffer, SearchReading } from "#domain/search/shown/search-reading.ts";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { FoldedLines } from "#web/ui/layout/folded-lines.tsx";

const list = new Intl.ListFormat("en-US", { type: "unit" });

const anyOf = new Intl.ListFormat("en-US", { type: "disjunction" });

type WordNotesProps = Pick<SearchReading, "chips" | "notes" | "corrections" | "closed"> & {
  /** How many fit, where the answer tells it. */
  fitting?: number;
  /** Whether the notes take one line until the student wants to read them all. */
  isFolded?: boolean;
  /** Stands before the notes. */
  order?: string | undefined;
};

/** What a search made of single words: those with two meanings, those that were not found, and those not understood; and what is closed. */
export function WordNotes({ chips, notes, corrections, closed, fitting, order, isFolded = false }: WordNotesProps) {
  const ignored = chips
    .filter(({ slot }) => slot === "ignored")
    .map(({ text }) => `“${text}”`)
    .filter((text) => !notes.some((note) => note.includes(text)));
  const missing = corrections.filter(({ searched }) => searched.length === 0).map(({ word }) => `“${word}”`);
  const lines = [
    ...(order ? [order] : []),
    ...notes,
    ...corrections.flatMap(({ word, searched }) =>
      searched.length > 0 ? [`No open scholarship says “${word}”. We looked for ${list.format(searched)}.`] : [],
    ),
    ...(missing.length > 0
      ? [
          `No open scholarship says ${anyOf.format(missing)}${fitting === 0 ? "" : `, so we looked without ${missing.length > 1 ? "them" : "it"}`}.`,
        ]
      : []),
    ...(ignored.length > 0 ? [`Not understood: ${list.format(ignored)}`] : []),
  ];
  if (lines.length === 0 && !closed) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-sm text-muted">
      {closed && <ClosedOnes {...closed} />}
      {isFolded ? <FoldedLines key={lines.join()} lines={lines} /> : lines.map((line) => <p key={line}>{line}</p>)}
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
