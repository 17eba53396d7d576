import { useLocation, useRouter } from "@tanstack/react-router";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { cx } from "#web/ui/class-names.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { useWideScreen } from "#web/ui/layout/use-wide-screen.ts";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { MatchDetails } from "./details/match-details.tsx";
import { matchHeading } from "./details/match-heading.ts";
import { MatchFilters } from "./list/match-filters.tsx";
import { MatchListSection } from "./list/match-list-section.tsx";
import { SectionFilter } from "./list/section-filter.tsx";
import { useMatchList } from "./list/use-match-list.ts";
import { activeFilters, isOwnList } from "./match-query.ts";
import type { MatchesPageProps } from "./matches-page.tsx";
import { TopQuestionBox } from "./top-question-box.tsx";

/** One list of matches with its filters. The details of the open match are beside it, or in a sheet on a phone. */
export function MatchesPanel({ title, search, onSearch, profileComplete }: MatchesPageProps & { title: string }) {
  const wide = useWideScreen();
  const today = useDeadlineDay();
  const list = useMatchList(search);
  // On a wide screen the details of the best match are open from the start.
  const openId = search.open ?? (wide ? list.matches[0]?.scholarship_id : undefined);
  const listed = list.matches.find((match) => match.scholarship_id === openId);
  const closeDetails = useCloseDetails(() => onSearch({ ...search, open: undefined }, { replace: true }));
  const isNarrowed = activeFilters(search) > 0 || search.section !== undefined;
  const nothingToFilter = list.state === "loaded" && list.total === 0 && !isNarrowed;
  const details = openId && <MatchDetails key={openId} scholarshipId={openId} listed={listed} today={today} />;
  return (
    <div className="grid gap-5">
      {!nothingToFilter && <MatchFilters search={search} onSearch={onSearch} />}
      {list.sections && !isOwnList(search) && (
        <SectionFilter
          counts={list.sections}
          section={search.section}
          onChange={(section) => onSearch({ ...search, section, open: undefined })}
        />
      )}
      {list.state === "loading" && !isOwnList(search) && (
        <>
          {/* The height of the sections and of the top question. */}
          <Skeleton className="h-[9.25rem] sm:h-11" />
          <Skeleton className="h-[5.75rem] sm:h-12" />
        </>
      )}
      {list.unlock && <TopQuestionBox key={list.unlock.field} unlock={list.unlock} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <MatchListSection
          {...{ title, search, onSearch, profileComplete, list, openId, today, wide }}
          className={cx("min-w-0", !(wide && openId) && "lg:col-span-2")}
        />
        {wide && openId && (
          <section aria-labelledby="why" className="sticky top-20">
            <header className="mb-3">
              <h2 id="why" className="text-[1.6rem]">
                {listed ? matchHeading(listed.match_score) : "Why this match"}
              </h2>
            </header>
            <Card className="max-h-[calc(100dvh-9rem)] overflow-y-auto">{details}</Card>
          </section>
        )}
      </div>
      <Sheet
        open={Boolean(search.open) && !wide}
        onOpenChange={(open) => !open && closeDetails()}
        title={listed?.scholarship.title ?? "Why this match"}
        side="bottom"
      >
        {!wide && details}
      </Sheet>
    </div>
  );
}

/**
 * Closes the details on a phone. If opening them added a history entry, goes back, so that the browser's Back still
 * works.
 */
function useCloseDetails(replaceEntry: () => void): () => void {
  const { history } = useRouter();
  const wasAdded = useLocation({ select: ({ state }) => state.openedFromList === true });
  return wasAdded ? () => history.back() : replaceEntry;
}
