import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { creditPrices } from "#domain/billing/prices.ts";
import { matchingLevel, matchingLevelLabels } from "#domain/profile/answers/academic-level.ts";
import { longestSavedWords } from "#domain/saved-searches/saved-search.ts";
import type { Chip } from "#domain/search/shown/search-reading.ts";
import type { Understood } from "#domain/search/understood.ts";
import { usePriced } from "#web/features/billing/shared/price.tsx";
import { profileQuery } from "#web/features/profile/api.ts";
import { SaveSearchButton } from "#web/features/saved-searches/shared/save-search-button.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { chipClasses } from "#web/ui/forms/toggle-chip.tsx";
import { ConstraintChip } from "./constraint-chip.tsx";
import type { LastSearch } from "./last-search.ts";
import { WordNotes } from "./shared/word-notes.tsx";
import type { AiSearch } from "./use-ai-search.ts";

/** The scores beside the rows do not tell their order. */
const wordsFirst = "Your words come first.";

type UnderstandingProps = { last: LastSearch; ai: AiSearch; onSearch: (terms: string) => void };

/** How the words were understood, as chips that can be left out and put back. */
export function Understanding({ last, ai, onSearch }: UnderstandingProps) {
  const { chips } = last.answer;
  const { without, leftOut, searchAgain } = ai;
  const again = usePriced("Search again", creditPrices.ai_search);
  const toggle = (at: number) =>
    ai.leaveOut(
      without.includes(at) ? without.filter((other) => other !== at) : [...without, at].sort((a, b) => a - b),
    );
  return (
    <section aria-label="How we understood you" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      {/* One row on a phone, which scrolls, so that the first result stands higher. The room around it is for focus rings. */}
      <div className="-m-1 flex flex-wrap gap-2 p-1 *:contents max-sm:scroll-fade max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 [&_:is(a,button)]:shrink-0 lg:gap-1.5 lg:pointer-fine:[&_:is(a,button)]:min-h-9">
        <ul className="*:contents">
          {chips.map(
            ({ slot, value, text, dropped }, at) =>
              !dropped && (
                <li key={`${slot} ${value}`}>
                  <ConstraintChip words={text} isLeftOut={without.includes(at)} onToggle={() => toggle(at)} />
                </li>
              ),
          )}
          {chips.some(({ dropped }) => !dropped) && <OwnLevel constraints={last.shown.understood.constraints} />}
        </ul>
        <div>
          {chips.map(
            ({ instead }) => instead && <OtherMeaning key={instead.query} {...instead} {...{ ai, onSearch }} />,
          )}
          {searchAgain && (
            <Button variant="quiet" size="sm" busy={ai.isSearching} onClick={searchAgain}>
              {again}
            </Button>
          )}
          {last.terms.length <= longestSavedWords && (
            <SaveSearchButton
              params={{ list: "search", q: last.terms, ...(leftOut.length > 0 && { left_out: leftOut }) }}
            />
          )}
        </div>
      </div>
      {/* Where nothing was understood and found, the empty list says so. */}
      {(last.shown.closed || last.shown.scholarships.length + chips.length > 0) && (
        <WordNotes {...last.shown} isFolded order={last.shown.scholarships.length > 1 ? wordsFirst : undefined} />
      )}
    </section>
  );
}

type OtherMeaningProps = NonNullable<Chip["instead"]> & Omit<UnderstandingProps, "last">;

/** A search for another meaning of the words, which finds more. */
function OtherMeaning({ text, query, ai, onSearch }: OtherMeaningProps) {
  const label = usePriced(`${text} instead`, creditPrices.ai_search);
  return (
    <Button variant="quiet" size="wrap" busy={ai.isSearching} onClick={() => onSearch(query)}>
      {label}
    </Button>
  );
}

/** Where the words name no level, the one of the profile rules scholarships out. It is changed there. */
function OwnLevel({ constraints }: Pick<Understood, "constraints">) {
  const level = useQuery(profileQuery).data?.academic_level;
  if (!level || constraints.some(({ slot }) => slot === "academic_level")) return null;
  return (
    <li>
      <Link to="/profile/$step" params={{ step: "academic" }} className={chipClasses(false)}>
        {matchingLevelLabels[matchingLevel(level)]}, from your profile
      </Link>
    </li>
  );
}
