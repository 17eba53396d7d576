import { useQuery } from "@tanstack/react-query";
import { Compass } from "lucide-react";
import { type FormEvent, useState } from "react";
import { daysBetween } from "#domain/calendar/day.ts";
import { expectedDay } from "#domain/scholarships/days/deadline-state.ts";
import { filterLimits } from "#domain/scholarships/lists/filter-limits.ts";
import { type Discovery, mostDiscovered } from "#domain/search/ai-search.ts";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { isSessionOver } from "#web/http/session-over.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { fullText } from "#web/ui/forms/full-text.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { discoveryQuery, discoveryWordsQuery } from "./api.ts";
import { LeftOut, leftOutOf } from "./left-out.tsx";
import { ResultList, type ResultListProps } from "./result-list.tsx";
import type { WordsTabProps } from "./search-tab.tsx";
import { ExampleWords } from "./shared/example-words.tsx";
import { WordNotes } from "./shared/word-notes.tsx";

/** AI Discovery: the best scholarships for keywords that close in 30 to 395 days or name no day, and what else is open. It costs nothing. */
export default function DiscoveryTab({ words, onWords }: WordsTabProps) {
  const [typed, setTyped] = useState(words);
  const choose = (example: string) => {
    setTyped(example);
    onWords(example);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === "") showToast({ title: "Please enter search terms for scholarships", tone: "error" });
    else onWords(typed.trim());
  };
  return (
    <div className="-mt-2 grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:-mt-3 max-sm:gap-3">
      <search>
        <form noValidate onSubmit={submit} className="flex items-start gap-2">
          <TextField
            label="Keywords"
            labelHidden
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="robotics, leadership"
            maxLength={filterLimits.q}
            hint={fullText(typed, filterLimits.q)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="min-w-0 flex-1"
          />
          <Button type="submit">Discover</Button>
        </form>
        {words === "" && (
          <p className="mt-2 text-sm text-muted">
            Free. Lists up to {mostDiscovered} scholarships for your words that fit your profile and close in 1 to 13
            months, or have no set date.
          </p>
        )}
      </search>
      {words === "" ? <OwnWords onChoose={choose} /> : <Discovered key={words} keywords={words} onChoose={choose} />}
    </div>
  );
}

const mostWords = 4;

/** What the student studies and does, as words to begin with: only those that discover something. */
function OwnWords({ onChoose, without }: { onChoose: (words: string) => void; without?: string }) {
  const { data } = useQuery(discoveryWordsQuery);
  const examples = data?.words.filter((each) => each !== without).slice(0, mostWords) ?? [];
  return examples.length === 0 ? null : <ExampleWords examples={examples} onChoose={onChoose} />;
}

const shownFirst = 6;
/** The search has the same rows in the same order, also those that Discovery leaves out. */
const seeAll = "See more for these words in Search";

type DiscoveredProps = { keywords: string; onChoose: (words: string) => void };

function Discovered({ keywords, onChoose }: DiscoveredProps) {
  const today = useDeadlineDay();
  const [isWhole, setIsWhole] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(discoveryQuery(keywords));
  if (error)
    return (
      <Card>
        <ErrorState
          title={isSessionOver(error) ? "Please sign in to search for scholarships" : "Search Failed"}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {isSessionOver(error) ? null : error.message}
        </ErrorState>
      </Card>
    );
  if (!data)
    return (
      <Card>
        <SkeletonRows rows={shownFirst} label="Looking for scholarships" />
      </Card>
    );
  const lists = listsOf(data);
  const count = lists.reduce((sum, { results }) => sum + results.length, 0);
  if (count === 0) return <NothingDiscovered keywords={keywords} onChoose={onChoose} {...data} />;
  const isShort = !isWhole && count > shownFirst;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-sm:gap-3">
      <WordNotes {...data} isFolded />
      {data.scholarships.length + data.undated.length === 0 && (
        <p>
          {leftOutOf(data) > 0
            ? "No scholarship for these words is on this list. The reasons are below."
            : "No open scholarship is just for these words."}
        </p>
      )}
      {(isShort ? firstOf(lists, shownFirst) : lists).map(({ key, title, count: all, ...list }) => (
        <ResultList
          key={key}
          {...list}
          title={`${list.results.length < all ? `${list.results.length} of ` : ""}${all} ${title}`}
          note={key === "dated" ? closingWords(list.results, today) : list.note}
          today={today}
        />
      ))}
      {isShort && (
        <Button variant="quiet" onClick={() => setIsWhole(true)} className="justify-self-center">
          Show more ({count - shownFirst})
        </Button>
      )}
      {leftOutOf(data) > 0 && (
        <section aria-labelledby="left-out" className="grid justify-items-start gap-2 text-sm text-muted">
          <h2 id="left-out" className="font-sans text-[0.9375rem] font-semibold tracking-normal text-ink">
            Also for your words, but not on this list
          </h2>
          <LeftOut {...data} />
          <TextLink to="/scholarships" search={{ tab: "search", q: keywords }} className="py-1">
            {seeAll}
          </TextLink>
        </section>
      )}
    </div>
  );
}

/** The title follows the count of all results of the list. */
type List = { key: string; count: number } & Omit<ResultListProps, "today">;

/** What is for the words and closes in time, what is for them and names no date, and what is only open to them; none that is empty. */
function listsOf({ scholarships, undated, open_to_all: open }: Discovery): List[] {
  const lists: Omit<List, "count">[] = [
    {
      key: "dated",
      title: `${scholarships.length === 1 ? "scholarship" : "scholarships"} for your words`,
      results: scholarships,
      scoredBy: "search",
    },
    {
      key: "undated",
      title: "for your words, without a set date",
      note: "Open all year, or the next date is not known.",
      results: undated,
      scoredBy: "search",
    },
    {
      key: "open",
      title: "also open to you",
      note: "Not for your words in particular: your best matches that your words do not rule out.",
      results: open,
      scoredBy: "match",
    },
  ];
  return lists.flatMap((list) => (list.results.length > 0 ? [{ ...list, count: list.results.length }] : []));
}

/** `Closing in about 2 to 5 months.`: the soonest and the latest of those that are shown, by their days or usual times. */
function closingWords(results: ResultListProps["results"], today: string): string | undefined {
  const days = results.flatMap((result) => expectedDay(result, today) ?? []).map((day) => daysBetween(today, day));
  if (days.length === 0) return undefined;
  const [from = 1, to = 1] = [Math.min(...days), Math.max(...days)].map(monthsOf);
  return `Closing in about ${from === to ? "" : `${from} to `}${to} ${to === 1 ? "month" : "months"}.`;
}
const monthsOf = (days: number): number => Math.max(1, Math.round(days / 30.4));

/** The first `count` results of all lists together. The two lists for the words share them, and what is only open takes what they leave. */
function firstOf(lists: readonly List[], count: number): List[] {
  const sizeOf = (key: string) => lists.find((list) => list.key === key)?.results.length ?? 0;
  const room: Record<string, number> = { dated: Math.max(Math.ceil(count / 2), count - sizeOf("undated")) };
  let left = count;
  return lists.flatMap((list) => {
    const results = list.results.slice(0, Math.min(left, room[list.key] ?? left));
    left -= results.length;
    return results.length > 0 ? [{ ...list, results }] : [];
  });
}

type NothingProps = Discovery & DiscoveredProps;

function NothingDiscovered({ keywords, onChoose, profile_missing, ...data }: NothingProps) {
  if (profile_missing)
    return (
      <Card>
        <EmptyState
          title="Complete your profile first"
          action={<ButtonLink to="/onboarding">Complete your profile</ButtonLink>}
        >
          We compare every scholarship with your answers.
        </EmptyState>
      </Card>
    );
  const others = leftOutOf(data);
  const instead = data.chips.flatMap((chip) => chip.instead?.query ?? []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-sm:gap-3">
      <WordNotes {...data} />
      {instead.length > 0 && <ExampleWords examples={instead} onChoose={onChoose} />}
      <Card>
        {others > 0 ? (
          <EmptyState
            title={`${others === 1 ? "1 scholarship is" : `${others} scholarships are`} for these words, but not for this list`}
            icon={<Compass aria-hidden="true" />}
            action={
              <ButtonLink to="/scholarships" search={{ tab: "search", q: keywords }}>
                {seeAll}
              </ButtonLink>
            }
          >
            <p className="mb-3">AI Discovery lists what fits you and closes in 1 to 13 months, or has no set date.</p>
            <LeftOut {...data} />
          </EmptyState>
        ) : (
          <EmptyState title="Nothing to discover for these words" icon={<Compass aria-hidden="true" />}>
            No open scholarship is for all of these words. Try fewer or wider words, such as your major.
          </EmptyState>
        )}
      </Card>
      <OwnWords onChoose={onChoose} without={keywords} />
    </div>
  );
}
