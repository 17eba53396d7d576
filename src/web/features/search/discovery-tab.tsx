import { useQuery } from "@tanstack/react-query";
import { Compass } from "lucide-react";
import { type FormEvent, useState } from "react";
import { filterLimits } from "#domain/scholarships/lists/filter-limits.ts";
import { type Discovery, mostDiscovered } from "#domain/search/ai-search.ts";
import { capitalized } from "#domain/words/capitalized.ts";
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
import { ResultList } from "./result-list.tsx";
import type { WordsTabProps } from "./search-tab.tsx";
import { ExampleWords } from "./shared/example-words.tsx";
import { WordNotes } from "./shared/word-notes.tsx";

/** AI Discovery: the best scholarships for keywords that close in 30 to 395 days. It costs nothing. */
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
    <div className="grid gap-5">
      <search>
        <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <TextField
            label="Keywords"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="robotics, leadership"
            maxLength={filterLimits.q}
            hint={fullText(typed, filterLimits.q)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="min-w-64 flex-[1_1_24rem]"
          />
          <Button type="submit" className="max-sm:flex-1">
            Discover
          </Button>
        </form>
        <p className="mt-2 text-sm text-muted">
          Free. Finds up to 12 scholarships that close in 1 to 13 months. The Discovery score says how well one fits
          your words, the match score how well it fits your profile.
        </p>
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
  if (data.scholarships.length === 0) return <NothingDiscovered keywords={keywords} onChoose={onChoose} {...data} />;
  const { scholarships } = data;
  const others = othersOf(data, (count) => `${count} more`);
  const more = isWhole ? 0 : scholarships.length - shownFirst;
  return (
    <div className="grid gap-4">
      <WordNotes {...data} />
      <ResultList
        title={scholarships.length === 1 ? "1 scholarship" : `${scholarships.length} scholarships`}
        note={scholarships.length < mostDiscovered ? "These are all that fit well enough." : undefined}
        results={isWhole ? scholarships : scholarships.slice(0, shownFirst)}
        today={today}
        scoredBy="search"
      />
      {more > 0 && (
        <Button variant="quiet" onClick={() => setIsWhole(true)} className="justify-self-center">
          Show more ({more})
        </Button>
      )}
      {others.length > 0 && (
        <p className="text-sm text-muted">
          {capitalized(listed(others))}.{" "}
          <TextLink to="/scholarships" search={{ q: keywords }}>
            See all for these words in My Matches
          </TextLink>
        </p>
      )}
    </div>
  );
}

type Others = Pick<Discovery, "closing_sooner" | "without_date" | "weak_fits">;

/** `2 more close within a month`: those for the words that are not discovered, by why. `name` is how a sentence names so many. */
function othersOf(
  { closing_sooner: sooner, without_date: undated, weak_fits: weak }: Others,
  name: (count: number) => string,
): string[] {
  return [
    ...(sooner > 0 ? [`${name(sooner)} ${sooner === 1 ? "closes" : "close"} within a month`] : []),
    ...(undated > 0 ? [`${name(undated)} ${undated === 1 ? "fits but has" : "fit but have"} no sure date`] : []),
    ...(weak > 0 ? [`${name(weak)} ${weak === 1 ? "is a weak fit" : "are weak fits"} for your profile`] : []),
  ];
}

/** `a, b, and c`; each part is a clause. */
const listed = (clauses: readonly string[]) =>
  clauses.map((clause, at) => (at > 0 && at === clauses.length - 1 ? `and ${clause}` : clause)).join(", ");

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
  const others = data.closing_sooner + data.without_date + data.weak_fits;
  const instead = data.chips.flatMap((chip) => chip.instead?.query ?? []);
  return (
    <div className="grid gap-5">
      <WordNotes {...data} />
      {instead.length > 0 && <ExampleWords examples={instead} onChoose={onChoose} />}
      <Card>
        {others > 0 ? (
          <EmptyState
            title={others === 1 ? "1 scholarship for these words" : `${others} scholarships for these words`}
            icon={<Compass aria-hidden="true" />}
            action={
              <ButtonLink to="/scholarships" search={{ q: keywords }}>
                {others === 1 ? "See it in My Matches" : "See them in My Matches"}
              </ButtonLink>
            }
          >
            Discovery shows what fits you well enough and closes in 1 to 13 months.{" "}
            {others === 1 ? othersOf(data, () => "It") : `Of these, ${listed(othersOf(data, String))}`}.
          </EmptyState>
        ) : (
          <EmptyState title="Nothing to discover for these words" icon={<Compass aria-hidden="true" />}>
            No open scholarship is for these words and fits your profile. Try wider words, such as your major, or one of
            the words below.
          </EmptyState>
        )}
      </Card>
      <OwnWords onChoose={onChoose} without={keywords} />
    </div>
  );
}
