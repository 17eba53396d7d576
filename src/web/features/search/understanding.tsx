import { creditPrices } from "#domain/billing/prices.ts";
import { longestSavedWords } from "#domain/saved-searches/saved-search.ts";
import { constraintWords } from "#domain/search/constraint-words.ts";
import type { Understood } from "#domain/search/understood.ts";
import { usePriced } from "#web/features/billing/shared/price.tsx";
import { SaveSearchButton } from "#web/features/saved-searches/shared/save-search-button.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ConstraintChip } from "./constraint-chip.tsx";
import type { LastSearch } from "./last-search.ts";
import type { AiSearch } from "./use-ai-search.ts";

const list = new Intl.ListFormat("en-US", { type: "unit" });

type UnderstandingProps = {
  last: LastSearch;
  ai: AiSearch;
  /** The student's day, YYYY-MM-DD. */
  today: string;
};

/** How the words were understood, as chips that can be left out and put back. */
export function Understanding({ last, ai, today }: UnderstandingProps) {
  const { constraints, topics, ignored } = last.answer.understood;
  const { without, searchAgain } = ai;
  const left_out = without.flatMap((at) => {
    const constraint = constraints[at];
    return constraint ? { slot: constraint.slot, words: constraint.words } : [];
  });
  const again = usePriced("Search again", creditPrices.ai_search);
  const toggle = (at: number) =>
    ai.leaveOut(
      without.includes(at) ? without.filter((other) => other !== at) : [...without, at].sort((a, b) => a - b),
    );
  return (
    <section aria-label="How we understood you" className="grid gap-2">
      {constraints.length > 0 && (
        <ul className="flex flex-wrap gap-2 *:contents">
          {constraints.map((constraint, at) => (
            <li key={`${constraint.slot} ${constraint.value}`}>
              <ConstraintChip
                words={constraintWords(constraint, today)}
                isLeftOut={without.includes(at)}
                onToggle={() => toggle(at)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {searchAgain && (
          <Button variant="quiet" size="sm" busy={ai.isSearching} onClick={searchAgain}>
            {again}
          </Button>
        )}
        {last.terms.length <= longestSavedWords && (
          <SaveSearchButton params={{ list: "search", q: last.terms, ...(left_out.length > 0 && { left_out }) }} />
        )}
      </div>
      <SearchedWords topics={topics} ignored={ignored} corrections={last.shown.corrections} />
    </section>
  );
}

type SearchedWordsProps = Pick<Understood, "topics" | "ignored"> & {
  corrections: LastSearch["shown"]["corrections"];
};

/** The words that are searched for as they are, those that were corrected, and those that were not understood. */
function SearchedWords({ topics, ignored, corrections }: SearchedWordsProps) {
  return (
    <div className="grid gap-0.5 text-sm text-muted">
      {topics.length > 0 && (
        <p>
          Words we look for: <span className="text-ink">{list.format(topics)}</span>
        </p>
      )}
      {corrections.map(({ word, searched }) => (
        <p key={word}>
          No open scholarship says “{word}”. We looked{" "}
          {searched.length > 0 ? `for ${list.format(searched)}` : "without this word"}.
        </p>
      ))}
      {ignored.length > 0 && (
        <p>
          Not understood: <span className="text-ink">{list.format(ignored.map((words) => `“${words}”`))}</span>
        </p>
      )}
    </div>
  );
}
