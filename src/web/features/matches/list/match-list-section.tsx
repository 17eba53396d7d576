import type { Unlock } from "#domain/matches/match.ts";
import { leastBeforeWeak } from "#domain/matches/match-vocabulary.ts";
import { cx } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";
import { pageHeading } from "#web/ui/page-heading.ts";
import { sortLabels } from "../filters/sort-select.tsx";
import { hasWeakLast, isBySection, isOwnList, usualSort } from "../match-query.ts";
import type { MatchesPageProps } from "../matches-page.tsx";
import { TopQuestionBox } from "../top-question-box.tsx";
import { HiddenLink } from "./hidden-matches.tsx";
import { MatchList } from "./match-list.tsx";
import type { MatchListState } from "./use-match-list.ts";

// Most lists have matches.
const NoMatches = lazyPart(() => import("./no-matches.tsx"), {
  waiting: <SkeletonRows rows={2} label="Loading" />,
  missing: missingPart,
});

type MatchListSectionProps = MatchesPageProps & {
  title: string;
  list: MatchListState;
  openId: string | undefined;
  today: string;
  wide: boolean;
  /** Moves the focus to the details beside the list. */
  onReadDetails: (() => void) | undefined;
  className: string;
};

/** The list of matches: loading, failed, empty or loaded. */
export function MatchListSection({ title, list, className, ...shown }: MatchListSectionProps) {
  const { search } = shown;
  const loaded = list.state === "loaded";
  const parts = isBySection(search) ? list.counts?.parts : undefined;
  // The weak fits come last, so that none is loaded before all others are shown. Words find everything.
  const weak = parts && search.q === undefined && list.total - parts.weak >= leastBeforeWeak ? parts.weak : 0;
  const matches = weak > 0 ? list.matches.filter(({ part }) => part !== "weak") : list.matches;
  const isAllShown = matches.length < list.matches.length || matches.length >= list.total - weak;
  const question = decidesMuch(list) && !isOwnList(search) && (
    <TopQuestionBox key={list.unlock.field} unlock={list.unlock} />
  );
  // Where the scores beside the rows do not tell their order.
  const note = hasWeakLast(search) ? "Weak fits come last." : search.q && !search.sort && "Your words come first.";
  return (
    <section aria-label={title} className={className}>
      <p role="status" className="sr-only">
        {loaded && list.total > 0 && `${countOf(list.total)}, sorted: ${sortLabels[search.sort ?? usualSort(search)]}`}
      </p>
      {list.state === "loading" && (
        <Card>
          <SkeletonRows rows={6} rowClassName="min-h-[8.75rem] sm:min-h-[6.5rem]" label="Loading your matches" />
        </Card>
      )}
      {list.state === "failed" && (
        <Card>
          <ErrorState title="Failed to load scholarships" onRetry={list.retry} busy={list.busy} />
        </Card>
      )}
      {loaded && list.matches.length === 0 && (
        <>
          <NoMatches {...shown} />
          {question && <div className="mt-3">{question}</div>}
        </>
      )}
      {list.matches.length > 0 && (
        <div className={cx("transition-opacity", list.outdated && "opacity-60")}>
          {note && <p className="mb-2 px-1 text-sm text-muted">{note}</p>}
          <MatchList
            matches={matches}
            total={list.total - weak}
            search={search}
            parts={parts}
            openId={shown.openId}
            today={shown.today}
            replace={shown.wide}
            onReadDetails={shown.onReadDetails}
            question={question}
            onNearEnd={isAllShown || list.more === "failed" ? undefined : list.loadMore}
          />
          {/* Not before the others are all there: those that load would push the button away from under the pointer. */}
          {weak > 0 && isAllShown && (
            <Button
              variant="ghost"
              className="mt-2 w-full"
              onClick={() => {
                shown.onSearch({ ...search, section: "weak", open: undefined });
                // They begin at the top, and this button goes.
                pageHeading()?.focus();
              }}
            >
              Show {weak.toLocaleString("en-US")} weak {weak === 1 ? "fit" : "fits"}
            </Button>
          )}
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
      {loaded && !isOwnList(search) && (
        <div className="mt-3 px-1">
          <HiddenLink count={list.hidden} />
        </div>
      )}
    </section>
  );
}

/** Whether the top question is worth a place between the matches: a good fit waits for it, or a twentieth of all of them. */
const decidesMuch = (list: MatchListState): list is MatchListState & { unlock: Unlock } =>
  list.unlock !== null &&
  (list.unlock.good !== undefined ||
    list.unlock.scholarships * 20 >= Object.values(list.counts?.parts ?? {}).reduce((sum, count) => sum + count, 0));

const countOf = (total: number) => (total === 1 ? "1 scholarship" : `${total.toLocaleString("en-US")} scholarships`);
