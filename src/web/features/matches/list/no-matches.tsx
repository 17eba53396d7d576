import { Bookmark, EyeOff, Search, Send } from "lucide-react";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { useRefreshMatches } from "../api.ts";
import { isNarrowed, isOwnList, withoutFilters } from "../match-query.ts";
import type { MatchesPageProps } from "../matches-page.tsx";

/** Why the list is empty, and what to do next. */
export default function NoMatches({ search, onSearch, profileComplete }: MatchesPageProps) {
  return (
    <Card>
      {search.q && !isOwnList(search) ? (
        <EmptyState
          title={`No match for “${search.q}”`}
          icon={<Search aria-hidden="true" />}
          action={<Button onClick={() => onSearch(withoutFilters(search))}>Show all matches</Button>}
        >
          Your matches leave out what you cannot get.{" "}
          <TextLink to="/browse/search" search={{ q: search.q }}>
            Search all scholarships
          </TextLink>{" "}
          for the same words.
        </EmptyState>
      ) : isNarrowed(search) ? (
        <EmptyState
          title="No match with these filters"
          icon={<Search aria-hidden="true" />}
          action={<Button onClick={() => onSearch(withoutFilters(search))}>Clear filters</Button>}
        >
          Try fewer words, another level or a wider range.
        </EmptyState>
      ) : search.hidden ? (
        <EmptyState
          title="Nothing is hidden"
          icon={<EyeOff aria-hidden="true" />}
          action={
            <Button variant="quiet" onClick={() => onSearch({})}>
              Go to My Matches
            </Button>
          }
        >
          A scholarship that you mark “Not for me” is listed here.
        </EmptyState>
      ) : search.tab === "bookmarked" ? (
        <EmptyState
          title="Nothing bookmarked yet"
          icon={<Bookmark aria-hidden="true" />}
          action={
            <Button variant="quiet" onClick={() => onSearch({})}>
              Go to My Matches
            </Button>
          }
        >
          Bookmark a scholarship in My Matches to find it here again.
        </EmptyState>
      ) : search.tab === "applied" ? (
        <EmptyState
          title="No applications yet"
          icon={<Send aria-hidden="true" />}
          action={
            <Button variant="quiet" onClick={() => onSearch({})}>
              Go to My Matches
            </Button>
          }
        >
          When you have applied for a scholarship, open it and press “I applied”. It is then listed here.
        </EmptyState>
      ) : profileComplete ? (
        <NothingOpen />
      ) : (
        <EmptyState
          title="Complete your profile to see your matches"
          action={<ButtonLink to="/onboarding">Complete your profile</ButtonLink>}
        >
          Your level and field of study decide most of your matches. Five short steps, and your answers are saved on
          this device as you type.
        </EmptyState>
      )}
    </Card>
  );
}

function NothingOpen() {
  const refresh = useRefreshMatches();
  return (
    <EmptyState
      title="No match yet"
      action={
        <Button onClick={() => refresh.mutate()} busy={refresh.isPending}>
          Check again
        </Button>
      }
    >
      No open scholarship fits your profile today. We check every new one as it comes in.
    </EmptyState>
  );
}
