import { useInfiniteQuery } from "@tanstack/react-query";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { topMatchesQuery } from "../api.ts";
import { MatchRow } from "./match-row.tsx";

const shownMatches = 5;
const wholeList = {};

/** The five best matches, with a link to all of them. */
export function TopMatches({ today }: { today: string }) {
  const { data, isError, isFetching, refetch } = useInfiniteQuery(topMatchesQuery);
  const matches = data?.pages[0]?.items.slice(0, shownMatches);
  return (
    <section aria-labelledby="top-matches" className="grid gap-3">
      <header className="flex items-center justify-between gap-3">
        <h2 id="top-matches" className="text-[clamp(1.25rem,5vw,1.6rem)]">
          Top Scholarship Matches
        </h2>
        <ButtonLink to="/scholarships" variant="quiet" size="sm">
          View All
        </ButtonLink>
      </header>
      <Card className="overflow-hidden">
        {!matches && !isError && <SkeletonRows rows={shownMatches} label="Loading your matches" />}
        {!matches && isError && (
          <ErrorState title="Failed to load scholarships" onRetry={() => void refetch()} busy={isFetching} />
        )}
        {matches?.length === 0 && (
          <EmptyState title="No matches yet" action={<ButtonLink to="/profile">Complete your profile</ButtonLink>}>
            The more you tell us in your profile, the more scholarships we can match.
          </EmptyState>
        )}
        {matches && matches.length > 0 && (
          <ul>
            {matches.map((match) => (
              <li key={match.id} className="border-t border-line first:border-t-0">
                <MatchRow match={match} search={wholeList} today={today} open={false} replace={false} heading="h3" />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
