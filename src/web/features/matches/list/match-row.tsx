import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { countingAgainst, criterionLabels, summarize } from "#domain/matches/criteria-summary.ts";
import { inSentence } from "#domain/matches/in-sentence.ts";
import type { Match } from "#domain/matches/match.ts";
import { scoreBand, scoreBandLabels } from "#domain/matches/match-vocabulary.ts";
import { checkedAgo } from "#domain/scholarships/days-left.ts";
import { eligibilityBadges } from "#domain/scholarships/eligibility-badges.ts";
import { MoneyAndDeadline } from "#web/features/scholarships/shared/money-and-deadline.tsx";
import { ScoreRing } from "#web/features/scholarships/shared/score-ring.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { BookmarkButton } from "../bookmark-button.tsx";
import type { MatchSearchParams } from "../match-search-params.ts";

const badgesShown = 3;

type MatchRowProps = {
  match: Match;
  search: MatchSearchParams;
  today: string;
  open: boolean;
  replace: boolean;
  /** Whether the row is on /scholarships, so that going back from the details closes them. */
  isInList?: boolean;
};

/** One match of the list: score, sponsor, money, deadline, and the link to its details. Memoized for scrolling. */
export const MatchRow = memo(function MatchRow({
  match,
  search,
  today,
  open,
  replace,
  isInList = false,
}: MatchRowProps) {
  const { scholarship } = match;
  const { met, rest } = summarize(match.factors);
  return (
    <article
      aria-label={scholarship.title}
      aria-current={open || undefined}
      className={cx(
        "relative grid grid-cols-[46px_minmax(0,1fr)] gap-x-4 sm:grid-cols-[46px_minmax(0,1fr)_auto] gap-y-1 px-4 py-4 transition-colors sm:px-[18px]",
        open ? "bg-green-wash/45" : "hover:bg-hover",
      )}
    >
      <ScoreRing score={match.match_score} />
      <div className="min-w-0">
        <h3 className="pr-9 text-[1.1rem] sm:pr-0">{scholarship.title}</h3>
        <p className="text-sm text-muted">
          {scholarship.provider_name} · {checkedAgo(scholarship.last_checked, today)}
        </p>
        <MoneyAndDeadline scholarship={scholarship} today={today} className="mt-1.5 flex flex-wrap gap-x-4 sm:hidden" />
        <p className="mt-1.5 text-[0.9rem] text-muted">
          <span className="font-semibold text-ink">{scoreBandLabels[scoreBand(match.match_score)]}.</span>{" "}
          <b className="font-semibold text-ink">{met}</b>
          {rest}.{" "}
          {match.section === "one_answer" && match.unlock && `One answer away: ${inSentence(match.unlock.label)}. `}
          <Link
            to="/scholarships"
            search={{ ...search, open: match.scholarship_id }}
            replace={replace}
            state={isInList && !replace ? { openedFromList: true } : undefined}
            resetScroll={false}
            aria-label={`Why this match: ${scholarship.title}`}
            className="font-semibold whitespace-nowrap text-green underline decoration-1 underline-offset-[3px] after:absolute after:inset-0 hover:decoration-2 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-green"
          >
            Why this match
          </Link>
        </p>
        <Badges match={match} />
      </div>
      <div className="flex items-start gap-2">
        <MoneyAndDeadline scholarship={scholarship} today={today} className="hidden max-w-40 text-right sm:block" />
        <BookmarkButton
          scholarshipId={match.scholarship_id}
          title={scholarship.title}
          bookmarked={match.bookmarked}
          className="absolute top-1.5 right-1 z-10 sm:relative sm:top-auto sm:right-auto sm:-mt-2.5 sm:-mr-2"
        />
      </div>
    </article>
  );
});

function Badges({ match }: { match: Match }) {
  const badges = eligibilityBadges(match.scholarship);
  const warned = match.scholarship.warnings.length > 0;
  const against = countingAgainst(match.factors).filter(({ key }) => key === "drawing" || key === "place_of_study");
  if (badges.length === 0 && against.length === 0 && !warned) return null;
  return (
    <ul aria-label="Eligibility" className="mt-2 flex flex-wrap gap-2">
      {warned && (
        <li className="contents">
          <Tag tone="clay">Be careful</Tag>
        </li>
      )}
      {against.map(({ key, required }) => (
        <li key={key} className="contents">
          <Tag tone="clay">{key === "place_of_study" && required ? required : criterionLabels[key]}</Tag>
        </li>
      ))}
      {badges.slice(0, badgesShown).map((badge) => (
        <li key={badge} className="contents">
          <Tag>{badge}</Tag>
        </li>
      ))}
      {badges.length > badgesShown && (
        <li className="contents">
          <Tag>+{badges.length - badgesShown} more</Tag>
        </li>
      )}
    </ul>
  );
}
