import { type FormEvent, useState } from "react";
import { creditPrices } from "#domain/billing/prices.ts";
import { useStudent } from "#web/features/accounts/api.ts";
import { usePriced } from "#web/features/billing/shared/price.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { fullText } from "#web/ui/forms/full-text.ts";
import { GrowingTextField } from "#web/ui/forms/growing-text-field.tsx";
import { typedWords } from "./last-search.ts";
import { toastNoTerms } from "./search-problems.ts";
import { ExampleWords } from "./shared/example-words.tsx";

const examples = [
  "Nursing, first-gen Latina in Texas, over $5k, due before March",
  "Community college, no essay, 3.2 GPA",
  "Engineering master's for international students, not loans",
];

const longestWords = 10_000;
const vague = "Say what kind of scholarships: your major, a state, an amount, a deadline, or what you do.";

type SearchBoxProps = {
  /** The words to begin with. */
  words: string;
  isSearching: boolean;
  /** Whether the words that were searched do not say what to look for. */
  isVague: boolean;
  onSearch: (terms: string) => void;
};

/** The box for the student's own words, and the button with its price. */
export function SearchBox({ words, isSearching, isVague, onSearch }: SearchBoxProps) {
  const draft = typedWords(useStudent().user.id);
  const [typed, setTyped] = useState(() => words || draft.read() || "");
  // Words that were searched take one line of a phone until the student changes them. Not by the focus alone: a box that
  // gets lower as it loses the focus would move what is pressed.
  const [isFolded, setIsFolded] = useState(words !== "");
  const [action, price] = usePriced("Search", creditPrices.ai_search).split(" · ");
  const type = (next: string) => {
    setTyped(next);
    draft.write(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSearching) return;
    if (typed.trim() === "") return toastNoTerms();
    setIsFolded(true);
    // The keyboard of a phone would cover the results.
    if (matchMedia("(pointer: coarse)").matches) (document.activeElement as HTMLElement).blur();
    onSearch(typed.trim());
  };
  return (
    <search>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <div className="flex items-start gap-2">
          <GrowingTextField
            label="Describe what you are looking for"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="Major, state, GPA, amount, deadline…"
            maxLength={longestWords}
            hint={fullText(typed, longestWords)}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onFocus={() => setIsFolded(false)}
            isFolded={isFolded}
            error={isVague ? vague : undefined}
            className="min-w-0 flex-1"
          />
          {/* On a phone the price is a second line, so that the box stands beside the button. */}
          <Button type="submit" busy={isSearching} className="shrink-0 max-sm:px-2 max-sm:py-0.5">
            <span className="max-sm:leading-5">
              {action}
              {price && (
                <>
                  <span className="max-sm:sr-only"> · </span>
                  <span className="max-sm:block max-sm:text-xs/4 max-sm:font-normal">{price}</span>
                </>
              )}
            </span>
          </Button>
        </div>
        {typed === "" && <ExampleWords examples={examples} onChoose={type} />}
      </form>
    </search>
  );
}
