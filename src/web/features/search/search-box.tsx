import { type FormEvent, useState } from "react";
import { creditPrices } from "#domain/billing/prices.ts";
import { useStudent } from "#web/features/accounts/api.ts";
import { usePriced } from "#web/features/billing/shared/price.tsx";
import { cx } from "#web/ui/class-names.ts";
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
  const price = usePriced("Search", creditPrices.ai_search);
  const type = (next: string) => {
    setTyped(next);
    draft.write(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSearching) return;
    if (typed.trim() === "") toastNoTerms();
    else onSearch(typed.trim());
  };
  return (
    <search>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <div className={cx("flex flex-wrap gap-3", isVague ? "items-center" : "items-end")}>
          <GrowingTextField
            label="Describe what you are looking for"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="Major, state, GPA, amount, deadline…"
            maxLength={longestWords}
            hint={fullText(typed, longestWords)}
            value={typed}
            onChange={(event) => type(event.target.value)}
            error={isVague ? vague : undefined}
            className="min-w-64 flex-[1_1_24rem]"
          />
          <Button type="submit" busy={isSearching} className="max-sm:flex-1">
            {price}
          </Button>
        </div>
        {typed === "" && <ExampleWords examples={examples} onChoose={type} />}
      </form>
    </search>
  );
}
