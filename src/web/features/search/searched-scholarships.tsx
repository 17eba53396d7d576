import { SearchX } from "lucide-react";
import { filterLimits } from "#domain/scholarships/lists/filter-limits.ts";
import { type AiSearchAnswer, type AiSearchResult, mostFound, mostPaged } from "#domain/search/ai-search.ts";
import type { Constraint } from "#domain/search/understood.ts";
import { credits } from "#web/features/billing/shared/price.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import type { LastSearch } from "./last-search.ts";
import { ResultList } from "./result-list.tsx";
import type { AiSearch } from "./use-ai-search.ts";

const restTitle = "What fits the rest";

type SearchedProps = { last: LastSearch; ai: AiSearch; today: string };

const fits = ({ missed, ruled_out }: AiSearchResult) => missed.length === 0 && !ruled_out;

/** What the search found: those that fit everything, the nearest ones with what each misses, and closed ones. */
export function SearchedScholarships({ last, ai, today }: SearchedProps) {
  const { shown } = last;
  const isFitting = (result: AiSearchResult) => shown.fitting > 0 && fits(result);
  const open = shown.scholarships.filter((result) => !result.closed);
  const closed = shown.scholarships.filter((result) => result.closed);
  const fitting = open.filter(isFitting);
  const nearest = open.filter((result) => !isFitting(result));
  // A note tells the words that no scholarship has.
  const fitsRest = fitting.length === 0 && nearest.some(fits);
  // Nothing open is for what was said, and the closed ones are.
  const isClosedFirst = shown.closed !== undefined;
  const alreadyClosed = closed.length > 0 && (
    <ResultList title="Already closed" results={closed} today={today} scoredBy="match" />
  );
  return (
    <div aria-busy={ai.isSearching} className={cx("grid gap-6 transition-opacity", ai.isSearching && "opacity-60")}>
      <p role="status" className="sr-only">
        {fitsRest ? restTitle : fitting.length === 0 ? "Nothing fits everything" : fittingTitle(shown.fitting, fitting)}
      </p>
      {isClosedFirst && alreadyClosed}
      {fitting.length > 0 ? (
        <ResultList
          title={fittingTitle(shown.fitting, fitting)}
          note={costOf(shown)}
          results={fitting}
          today={today}
          scoredBy="match"
        />
      ) : (
        fitsRest || <NothingFits last={last} ai={ai} nearest={nearest} />
      )}
      {shown.fitting > fitting.length && open.length < mostPaged && (
        <MoreOfThem last={last} ai={ai} left={shown.fitting - fitting.length} />
      )}
      {nearest.length > 0 && (
        <ResultList
          title={fitsRest ? restTitle : fitting.length > 0 ? "Close, but not everything fits" : "The nearest ones"}
          note={fitsRest ? costOf(shown) : undefined}
          results={nearest}
          today={today}
          scoredBy="match"
        />
      )}
      {!isClosedFirst && alreadyClosed}
    </div>
  );
}

/** The next ones, compared with the profile; where the search cannot be continued, a link to the public one. */
function MoreOfThem({ last, ai, left }: { last: LastSearch; ai: AiSearch; left: number }) {
  if (!ai.showMore) return <AllOfThem last={last} />;
  return (
    <Button variant="quiet" onClick={ai.showMore} disabled={ai.isSearching} className="justify-self-center">
      Show {Math.min(mostFound, left)} more
    </Button>
  );
}

/** The public search has all results of the same words, without the comparison with the profile. */
function AllOfThem({ last: { terms, leftOutBefore, answer, without } }: { last: LastSearch }) {
  const [first, ...others] = without;
  // A chip has the query without itself, and no query is without several.
  const q = first === undefined ? terms : others.length === 0 ? answer.chips[first]?.without : null;
  if (!q || q.length > filterLimits.q || leftOutBefore.length > 0) return null;
  return (
    <ButtonLink to="/browse/search" search={{ q }} variant="quiet" className="justify-self-center">
      See all results, not compared with your profile
    </ButtonLink>
  );
}

/** What a scholarship does not state, or the student has not answered, may still rule them out: such a one may fit. */
function fittingTitle(all: number, shown: readonly AiSearchResult[]): string {
  if (all > shown.length) return `The best ${shown.length} of ${all.toLocaleString("en-US")} that may fit`;
  const isSure = shown.every(({ unknown, requirements }) => unknown.length + requirements.toCheck.length === 0);
  if (shown.length === 1) return isSure ? "1 scholarship fits" : "1 scholarship may fit";
  return `${shown.length} scholarships ${isSure ? "fit" : "may fit"}`;
}

const costOf = ({ fitting, credits_used, remaining_credits }: AiSearchAnswer) =>
  credits_used > 0
    ? `${credits(credits_used)} used, ${credits(remaining_credits)} left`
    : fitting === 0
      ? "This search was free."
      : undefined;

type NothingFitsProps = Omit<SearchedProps, "today"> & { nearest: readonly AiSearchResult[] };

/** Why nothing fits, and which constraint to leave out. */
function NothingFits({ last, ai, nearest }: NothingFitsProps) {
  const { shown, answer } = last;
  const { constraints } = shown.understood;
  const placesOf = (loosened: readonly number[]) =>
    loosened.flatMap((at) => answer.understood.constraints.findIndex((each) => isSame(each, constraints[at])));
  return (
    <Card>
      <EmptyState
        title={titleFor(shown)}
        icon={<SearchX aria-hidden="true" />}
        action={
          isEmpty(shown) ? (
            <WaysBack ai={ai} />
          ) : nearest.length === 0 ? (
            <ButtonLink to="/scholarships" search={{}} variant="quiet">
              See My Matches
            </ButtonLink>
          ) : (
            shown.loosen.slice(0, 3).map(({ constraints: loosened, scholarships }) => (
              <Button
                key={loosened.join()}
                variant="quiet"
                onClick={() => ai.leaveOut([...new Set([...ai.without, ...placesOf(loosened)])].sort((a, b) => a - b))}
              >
                Leave out {loosened.map((at) => `“${shown.chips[at]?.text}”`).join(" and ")} ({scholarships} more)
              </Button>
            ))
          )
        }
      >
        {adviceFor(shown, nearest)} {costOf(shown)}
      </EmptyState>
    </Card>
  );
}

function titleFor(shown: AiSearchAnswer): string {
  if (isEmpty(shown)) return "Nothing to search for";
  return shown.scholarships.length > 0 ? "No open scholarship fits everything" : "Nothing found";
}

/** What to do when every chip was left out. */
const WaysBack = ({ ai }: { ai: AiSearch }) => (
  <>
    <Button variant="quiet" onClick={() => ai.leaveOut([])}>
      Put everything back
    </Button>
    <ButtonLink to="/browse/search" search={{ sort: "newest" }} variant="quiet">
      See the newest scholarships
    </ButtonLink>
  </>
);

const isEmpty = ({ understood: { constraints, topics, ignored } }: AiSearchAnswer) =>
  constraints.length + topics.length + ignored.length === 0;

function adviceFor(shown: AiSearchAnswer, nearest: readonly AiSearchResult[]): string {
  const { loosen } = shown;
  if (isEmpty(shown)) return "You left out everything that you searched for.";
  if (nearest.length === 0) return "Try fewer or other words, such as a field of study or a state.";
  if (loosen.length > 0) return "Leave out one of these, or look at the nearest ones below.";
  return "Look at the nearest ones below, or leave out more than one condition.";
}

const isSame = (one: Constraint, other: Constraint | undefined) =>
  one.slot === other?.slot && one.value === other.value;
