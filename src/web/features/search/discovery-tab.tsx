import { useQuery } from "@tanstack/react-query";
import { Compass } from "lucide-react";
import { type FormEvent, useState } from "react";
import { filterLimits } from "#domain/scholarships/filter-limits.ts";
import type { Discovery } from "#domain/search/ai-search.ts";
import { profileQuery } from "#web/features/profile/api.ts";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { isSessionOver } from "#web/http/session-over.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { fullText } from "#web/ui/forms/full-text.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { discoveryQuery } from "./api.ts";
import { ResultList } from "./result-list.tsx";
import type { WordsTabProps } from "./search-tab.tsx";
import { ExampleWords } from "./shared/example-words.tsx";
import { WordNotes } from "./shared/word-notes.tsx";

/** AI Discovery: the best scholarships for keywords that close in 30 to 395 days. It costs nothing. */
export default function DiscoveryTab({ words, onWords }: WordsTabProps) {
  const [typed, setTyped] = useState(words);
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
          Free. Up to 12 scholarships that fit these words and your profile, close in 1 to 13 months and come from
          different sponsors. The Discovery score (70 to 99) is for your words. The match score is for your whole
          profile, as in My Matches, and can be far lower.
        </p>
      </search>
      {words === "" ? (
        <OwnWords
          onChoose={(example) => {
            setTyped(example);
            onWords(example);
          }}
        />
      ) : (
        <Discovered key={words} keywords={words} />
      )}
    </div>
  );
}

const usualWords = ["Leadership", "Community service", "Robotics"];
const mostWords = 4;

/** What the student studies and does, as words to begin with. */
function OwnWords({ onChoose }: { onChoose: (words: string) => void }) {
  const { data: profile, isPending } = useQuery(profileQuery);
  if (isPending) return null;
  const { field_of_study: field, extracurricular_activities: activities = [] } = profile ?? {};
  const examples = [...new Set([...(field ? [field] : []), ...activities, ...usualWords])].slice(0, mostWords);
  return <ExampleWords examples={examples} onChoose={onChoose} />;
}

const shownFirst = 6;

function Discovered({ keywords }: { keywords: string }) {
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
  if (data.scholarships.length === 0) return <NothingDiscovered keywords={keywords} {...data} />;
  const { scholarships } = data;
  const more = isWhole ? 0 : scholarships.length - shownFirst;
  return (
    <div className="grid gap-4">
      <WordNotes {...data} />
      <ResultList
        title={scholarships.length === 1 ? "1 scholarship" : `${scholarships.length} scholarships`}
        note={scholarships.length < 12 ? "These are all that fit well enough." : undefined}
        results={isWhole ? scholarships : scholarships.slice(0, shownFirst)}
        today={today}
        scoredBy="search"
      />
      {more > 0 && (
        <Button variant="quiet" onClick={() => setIsWhole(true)} className="justify-self-center">
          Show more ({more})
        </Button>
      )}
    </div>
  );
}

type Nothing = Pick<Discovery, "profile_missing" | "closing_sooner"> & { keywords: string };

function NothingDiscovered({ keywords, profile_missing, closing_sooner: sooner }: Nothing) {
  if (sooner > 0)
    return (
      <Card>
        <EmptyState
          title={sooner === 1 ? "1 scholarship closes within a month" : `${sooner} scholarships close within a month`}
          icon={<Compass aria-hidden="true" />}
          action={
            <ButtonLink to="/scholarships" search={{ q: keywords }}>
              {sooner === 1 ? "See it in My Matches" : "See them in My Matches"}
            </ButtonLink>
          }
        >
          For these words and your profile, nothing closes later. Discovery shows what closes in 1 to 13 months.
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      {profile_missing ? (
        <EmptyState
          title="Complete your profile first"
          action={<ButtonLink to="/onboarding">Complete your profile</ButtonLink>}
        >
          We compare every scholarship with your answers.
        </EmptyState>
      ) : (
        <EmptyState title="Nothing to discover for these words" icon={<Compass aria-hidden="true" />}>
          No open scholarship that closes in 1 to 13 months fits them and your profile well enough. Try wider words, or
          the Search tab, which also shows those without a date.
        </EmptyState>
      )}
    </Card>
  );
}
