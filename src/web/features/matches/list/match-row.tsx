import { Link } from "@tanstack/react-router";
import { memo } from "react";
import type { Match } from "#domain/matches/match.ts";
import { TrackIcon } from "#web/features/applications/shared/lazy-track-button.tsx";
import { rowLinkClasses, ScholarshipRow } from "#web/features/scholarships/shared/scholarship-row.tsx";
import { cx } from "#web/ui/class-names.ts";
import type { MatchSearchParams } from "../match-search-params.ts";
import { BookmarkButton } from "../shared/bookmark-button.tsx";
import { HideButton } from "../shared/hide-button.tsx";
import { MatchScore } from "../shared/match-score.tsx";
import { RequirementSummary } from "./requirement-summary.tsx";

type MatchRowProps = {
  match: Match;
  search: MatchSearchParams;
  today: string;
  open: boolean;
  replace: boolean;
  heading?: "h2" | "h3";
  isSectionShown?: boolean;
  /** Called when the keyboard opens the row beside its details. */
  onReadDetails?: (() => void) | undefined;
  /** Whether the row is on /scholarships, so that going back from the details closes them. */
  isInList?: boolean;
};

// On a phone the details have the button, so that rows stay low.
const onHover =
  "opacity-0 transition-opacity in-[article:hover]:opacity-100 in-[article:focus-within]:opacity-100 max-lg:hidden";

/** One match of a list, with a link to its details on /scholarships. Memoized for scrolling. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { match, search, today, open, replace, heading = "h2", onReadDetails } = props;
  const { isInList = false, isSectionShown = false } = props;
  const { scholarship } = match;
  return (
    <ScholarshipRow
      scholarship={scholarship}
      today={today}
      heading={heading}
      open={open}
      link={
        <Link
          to="/scholarships"
          search={{ ...search, open: match.scholarship_id }}
          replace={replace}
          state={isInList && !replace ? { openedFromList: true } : undefined}
          resetScroll={false}
          data-row={match.scholarship_id}
          // The keyboard clicks without a count.
          onClick={({ detail }) => detail === 0 && onReadDetails?.()}
          className={rowLinkClasses}
        >
          {scholarship.title}
        </Link>
      }
      score={<MatchScore score={match.match_score} />}
      actions={
        <>
          <BookmarkButton
            scholarshipId={match.scholarship_id}
            title={scholarship.title}
            bookmarked={match.bookmarked}
            className="relative z-10"
          />
          <TrackIcon
            scholarship={scholarship}
            className="relative z-10 max-lg:-mt-2 max-lg:-mb-3 max-lg:min-h-0 lg:-my-2 lg:*:size-8"
            untrackedClassName={onHover}
          />
          {(isInList || match.hidden) && (
            <HideButton
              match={match}
              size="icon"
              className={cx(
                "z-10 max-lg:mt-3.5 max-lg:-mb-2.5 lg:absolute lg:right-3 lg:bottom-1 lg:size-8",
                !match.hidden && onHover,
              )}
            />
          )}
        </>
      }
    >
      <RequirementSummary match={match} today={today} isSectionShown={isSectionShown} />
    </ScholarshipRow>
  );
});
