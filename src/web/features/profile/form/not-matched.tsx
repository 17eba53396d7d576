import { useQuery } from "@tanstack/react-query";
import { parseLocation } from "#domain/places/location.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { suggestionsFor } from "#web/ui/forms/suggestions.ts";
import { fieldReaderQuery } from "../api.ts";

const noteClasses = "mt-1.5 text-sm font-medium text-amber";

type FieldNotMatchedProps = {
  /** The field of study as typed. */
  words: string;
  names: readonly string[];
  onChoose: (name: string) => void;
};

/** Says that matching does not understand a field of study, and offers the nearest names. The words stay as typed. */
export function FieldNotMatched({ words, names, onChoose }: FieldNotMatchedProps) {
  const isUnderstood = useQuery(fieldReaderQuery).data;
  if (!isUnderstood || isUnderstood(words)) return null;
  const meant = suggestionsFor(words, names).slice(0, 3);
  return (
    <div role="status" className={noteClasses}>
      We can't match “{words.trim()}” to scholarships yet. {meant.length > 0 ? "Did you mean:" : "We save your words."}
      {meant.map((name) => (
        <Button key={name} variant="quiet" size="sm" className="mt-1 ml-2" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

/** Says that a location names no state and no country. The words stay as typed. */
export function PlaceNotMatched({ words }: { words: string }) {
  const { state, country } = parseLocation(words);
  if (words.trim() === "" || state !== null || country !== null) return null;
  return (
    <p role="status" className={noteClasses}>
      We can't tell the state or country from “{words.trim()}” yet. Add it, such as Austin, TX.
    </p>
  );
}
