import { useLocation, useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { cx } from "#web/ui/class-names.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { useWideScreen } from "#web/ui/layout/use-wide-screen.ts";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { MatchDetails } from "./details/match-details.tsx";
import { MatchToolbar } from "./filters/match-toolbar.tsx";
import { SectionFilter } from "./filters/section-filter.tsx";
import { HiddenHeading } from "./list/hidden-matches.tsx";
import { MatchListSection } from "./list/match-list-section.tsx";
import { useMatchList } from "./list/use-match-list.ts";
import { isNarrowed, isOwnList } from "./match-query.ts";
import type { MatchesPageProps } from "./matches-page.tsx";

/** One list of matches with its filters. The details of the open match are beside it, or in a sheet on a phone. */
export function MatchesPanel({ title, search, onSearch, profileComplete }: MatchesPageProps & { title: string }) {
  const wide = useWideScreen();
  const today = useDeadlineDay();
  const list = useMatchList(search);
  const panel = useRef<HTMLElement>(null);
  // On a wide screen the details of the best match are open from the start.
  const openId = search.open ?? (wide ? list.matches[0]?.scholarship_id : undefined);
  const listed = list.matches.find((match) => match.scholarship_id === openId);
  const closeDetails = useCloseDetails(() => onSearch({ ...search, open: undefined }, { replace: true }));
  const nothingToFilter = list.state === "loaded" && list.total === 0 && !isNarrowed(search);
  const details = openId && (
    <MatchDetails
      key={openId}
      scholarshipId={openId}
      listed={listed}
      today={today}
      onHidden={() => onSearch({ ...search, open: undefined }, { replace: true })}
    />
  );
  return (
    <div className="grid gap-3">
      {!nothingToFilter && (
        <MatchToolbar
          search={search}
          onSearch={onSearch}
          total={list.state === "loaded" && !list.outdated ? list.total : undefined}
        />
      )}
      {search.hidden && <HiddenHeading />}
      {list.sections && !isOwnList(search) && (
        <SectionFilter
          counts={list.sections}
          section={search.section}
          onChange={(section) => onSearch({ ...search, section, open: undefined })}
        />
      )}
      {/* The height of the sections. */}
      {list.state === "loading" && !isOwnList(search) && <Skeleton className="h-11" />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <MatchListSection
          {...{ title, search, onSearch, profileComplete, list, openId, today, wide }}
          onReadDetails={() => panel.current?.focus()}
          className={cx("min-w-0", !(wide && openId) && "lg:col-span-2")}
        />
        {wide && openId && (
          <section
            ref={panel}
            tabIndex={-1}
            aria-label={listed?.scholarship.title ?? "Scholarship"}
            onKeyDown={(event) => event.key === "Escape" && focusRow(openId)}
            className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-lg border border-line bg-card"
          >
            {details}
          </section>
        )}
      </div>
      <Sheet
        open={Boolean(search.open) && !wide}
        onOpenChange={(open) => !open && closeDetails()}
        title={listed?.scholarship.title ?? "Scholarship"}
        titleHidden
        side="bottom"
      >
        {!wide && details}
      </Sheet>
    </div>
  );
}

/** Moves the focus from the panel back to the row of a scholarship, if it is on the list. */
function focusRow(scholarshipId: string): void {
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(scholarshipId)}"]`)?.focus();
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
