import { cx } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import type { MatchSearchParams } from "../match-search-params.ts";
import type { MatchesPageProps } from "../matches-page.tsx";
import { MatchList } from "./match-list.tsx";
import { NoMatches } from "./no-matches.tsx";
import type { MatchListState } from "./use-match-list.ts";

const orders: Record<NonNullable<MatchSearchParams["sort"]>, string> = {
  relevance: "best first",
  match_score: "best first",
  amount: "largest first",
  deadline: "soonest first",
};

type MatchListSectionProps = MatchesPageProps & {
  title: string;
  list: MatchListState;
  openId: string | undefined;
  today: string;
  wide: boolean;
  className: string;
};

/** The list of matches: loading, failed, empty or loaded. */
export function MatchListSection({ title, list, className, ...shown }: MatchListSectionProps) {
  const { search } = shown;
  const loaded = list.state === "loaded";
  return (
    <section className={className}>
      <header className="mb-3 flex items-baseline justify-between gap-3">
        <h2 className="text-[1.6rem]">{title}</h2>
        <span role="status" className="num text-sm text-muted">
          {loaded && list.total > 0 && `${list.total.toLocaleString("en-US")}, ${orders[search.sort ?? "relevance"]}`}
        </span>
      </header>
      {list.state === "loading" && (
        <Card>
          <SkeletonRows rows={6} rowClassName="min-h-[10.3rem] sm:min-h-[9.5rem]" label="Loading your matches" />
        </Card>
      )}
      {list.state === "failed" && (
        <Card>
          <ErrorState title="Failed to load scholarships" onRetry={list.retry} busy={list.busy} />
        </Card>
      )}
      {loaded && list.matches.length === 0 && <NoMatches {...shown} />}
      {list.matches.length > 0 && (
        <div className={cx("transition-opacity", list.outdated && "opacity-60")}>
          <MatchList
            matches={list.matches}
            total={list.total}
            search={search}
            openId={shown.openId}
            today={shown.today}
            replace={shown.wide}
            onNearEnd={list.more === "failed" ? undefined : list.loadMore}
          />
          {list.more === "loading" && <SkeletonRows rows={2} label="Loading more matches" />}
          {list.more === "failed" && (
            <p role="alert" className="flex flex-wrap items-center justify-center gap-3 py-4 text-muted">
              More matches could not be loaded.
              <Button variant="quiet" size="sm" onClick={list.loadMore}>
                Try again
              </Button>
            </p>
          )}
        </div>
      )}
    </section>
  );
}
