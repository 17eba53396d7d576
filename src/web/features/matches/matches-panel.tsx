import { useEffect } from "react";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { Skeleton, SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { ListWithDetails } from "#web/ui/layout/list-with-details.tsx";
import { useWideScreen } from "#web/ui/layout/use-wide-screen.ts";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";
import { MatchToolbar } from "./filters/match-toolbar.tsx";
import { SectionFilter } from "./filters/section-filter.tsx";
import { HiddenHeading } from "./list/hidden-matches.tsx";
import { MatchListSection } from "./list/match-list-section.tsx";
import { useMatchList } from "./list/use-match-list.ts";
import { isNarrowed, isOwnList } from "./match-query.ts";
import type { MatchesPageProps } from "./matches-page.tsx";

// On a phone it loads with the first sheet; beside the list it is asked for at once.
const MatchDetails = lazyPart(() => import("./details/match-details.tsx"), {
  waiting: <SkeletonRows rows={4} label="Loading the scholarship" />,
  missing: missingPart,
});

/** One list of matches with its filters. The details of the open match are beside it, or in a sheet on a phone. */
export function MatchesPanel({ title, search, onSearch, profileComplete }: MatchesPageProps & { title: string }) {
  const wide = useWideScreen();
  const today = useDeadlineDay();
  useEffect(() => {
    if (wide) MatchDetails.preload();
  }, [wide]);
  const list = useMatchList(search);
  // On a wide screen the details of the best match are open from the start.
  const openId = search.open ?? (wide ? list.matches[0]?.scholarship_id : undefined);
  const at = list.matches.findIndex((match) => match.scholarship_id === openId);
  const listed = list.matches[at];
  const nothingToFilter = list.state === "loaded" && list.total === 0 && !isNarrowed(search);
  const details = openId && (
    <MatchDetails
      key={openId}
      scholarshipId={openId}
      listed={listed}
      today={today}
      onHidden={() =>
        onSearch({ ...search, open: wide ? list.matches[at + 1]?.scholarship_id : undefined }, { replace: true })
      }
    />
  );
  return (
    // On a phone the first match stands at most 180 px below the tabs' top.
    <div className="-mt-3 grid gap-3 max-sm:gap-2">
      {!nothingToFilter && (
        <MatchToolbar
          search={search}
          onSearch={onSearch}
          total={list.state === "loaded" && !list.outdated ? list.total : undefined}
        />
      )}
      {search.hidden && <HiddenHeading />}
      {list.counts && !isOwnList(search) && (
        <SectionFilter
          counts={list.counts}
          section={search.section}
          onChange={(section) => onSearch({ ...search, section, open: undefined })}
        />
      )}
      {/* The height of the sections. */}
      {list.state === "loading" && !isOwnList(search) && <Skeleton className="h-11" />}
      <ListWithDetails
        wide={wide}
        openId={openId}
        label={listed?.scholarship.title ?? "Scholarship"}
        details={details}
        isOpened={search.open !== undefined}
        onClose={() => onSearch({ ...search, open: undefined }, { replace: true })}
        list={(props) => (
          <MatchListSection {...{ title, search, onSearch, profileComplete, list, openId, today, wide }} {...props} />
        )}
      />
    </div>
  );
}
