import { Link } from "@tanstack/react-router";
import { checkWords } from "#domain/matches/criteria-summary.ts";
import type { AiSearchResult, OpenResult } from "#domain/search/ai-search.ts";
import { TrackIcon } from "#web/features/applications/shared/lazy-track-button.tsx";
import { BookmarkButton } from "#web/features/matches/shared/bookmark-button.tsx";
import { MatchScore } from "#web/features/matches/shared/match-score.tsx";
import { RequirementCount } from "#web/features/matches/shared/requirement-count.tsx";
import { rowLinkClasses, ScholarshipRow } from "#web/features/scholarships/shared/scholarship-row.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";

import { FitReasons, Misses } from "./shared/fit-lines.tsx";

const badgesShown = 3;

export type ResultRowProps = {
  result: OpenResult & Partial<Pick<AiSearchResult, "searchScore">>;
  /** The student's day, YYYY-MM-DD. */
  today: string;
  /** Which score is shown: how it fits the profile, or how it fits the words and the profile. */
  scoredBy: "match" | "search";
};

/** A found scholarship: why it was found, what it misses of the search, and how it compares with the profile. */
export function ResultRow({ result, today, scoredBy }: ResultRowProps) {
  const { id, title, provider, bookmarked, closed } = result;
  return (
    <ScholarshipRow
      scholarship={{ ...result, provider_name: provider, status: closed ? "closed" : "active" }}
      today={today}
      heading="h3"
      link={
        <Link to="/scholarships/$id" params={{ id }} className={rowLinkClasses}>
          {title}
        </Link>
      }
      score={
        scoredBy === "match" || result.searchScore === undefined ? (
          <MatchScore score={result.matchScore} />
        ) : (
          <SearchScore searchScore={result.searchScore} matchScore={result.matchScore} />
        )
      }
      actions={
        <>
          <BookmarkButton scholarshipId={id} title={title} bookmarked={bookmarked} className="relative z-10" />
          <TrackIcon scholarship={{ id, title }} className="relative z-10 -mt-2 -mb-2.5" />
        </>
      }
    >
      <FitReasons reasons={result.reasons} />
      <Differences result={result} />
      <Badges result={result} />
      <OwnRequirements result={result} />
    </ScholarshipRow>
  );
}

/** How it fits the words, and the match score that every other list has, each with what it is about. */
const SearchScore = ({ searchScore, matchScore }: Pick<AiSearchResult, "searchScore" | "matchScore">) => (
  <span className="num">
    {/* At 320 px it takes two lines. */}
    <span className="min-[22rem]:whitespace-nowrap">
      <span className="font-semibold text-green">Discovery score {searchScore}</span>{" "}
      <span className="text-muted">for your words</span>
    </span>
    <span className="text-muted">
      <span className="sm:hidden">{" · "}</span>
      <span className="whitespace-nowrap sm:block">match {matchScore} for your profile</span>
    </span>
  </span>
);

/** What the scholarship misses of the search, what it does not state and what is left to check. Alternatives have one sentence together. */
function Differences({ result: { missed, unknown } }: { result: OpenResult }) {
  const misses = [...new Set(missed.map(({ sentence }) => sentence))];
  const facts = [...new Set(unknown.flatMap(({ fact, to_check = false }) => (to_check ? [] : fact)))];
  const toCheck = factsToCheck(unknown);
  // On a phone a row stays short: the money and the deadline already say that they are not stated.
  const isShownAbove =
    misses.length > 0 || [...facts, ...toCheck].every((fact) => fact === "amount" || fact === "deadline");
  return (
    <>
      <Misses sentences={misses} />
      {facts.length > 0 && (
        <p className={cx("line-clamp-1 w-full text-muted", isShownAbove && "max-sm:hidden")}>
          Not stated: {facts.join(", ")}
        </p>
      )}
      {toCheck.length > 0 && (
        // On a wide screen these stand beside the requirements to check.
        <p className={cx("line-clamp-1 w-full text-muted sm:hidden", isShownAbove && "hidden")}>
          To check: {toCheck.join(", ")}
        </p>
      )}
    </>
  );
}

/** What of the words is left to check, each once. */
const factsToCheck = (unknown: OpenResult["unknown"]): string[] => [
  ...new Set(unknown.flatMap(({ fact, to_check = false }) => (to_check ? fact : []))),
];

/**
 * How many requirements the student meets, and on a wide screen which others there are. Where the profile leaves none to
 * check, the words may: both would name the same ones twice.
 */
function OwnRequirements({ result: { requirements, unknown } }: { result: OpenResult }) {
  const { failed } = requirements;
  const isOwn = requirements.toCheck.length > 0;
  const toCheck = isOwn ? requirements.toCheck : factsToCheck(unknown);
  return (
    <p className="min-w-0 text-muted max-sm:flex-1 max-sm:text-[0.8125rem] sm:line-clamp-2 sm:w-full">
      <span className="font-semibold text-ink">
        <RequirementCount summary={requirements} />
      </span>
      <span className="max-sm:hidden">
        {failed.length > 0 && ` · you do not meet: ${failed.join(", ")}`}
        {toCheck.length > 0 && ` · ${checkWords(isOwn ? requirements.left : 0)} ${toCheck.join(", ")}`}
      </span>
    </p>
  );
}

function Badges({ result: { eligibility, warned } }: { result: OpenResult }) {
  const more = eligibility.length - badgesShown;
  if (eligibility.length === 0 && !warned) return null;
  return (
    <ul
      aria-label="Eligibility"
      className={cx("my-0.5 flex w-full flex-wrap gap-1.5 *:contents", !warned && "max-sm:hidden")}
    >
      {warned && (
        <li>
          <Tag tone="clay">Be careful</Tag>
        </li>
      )}
      {eligibility.slice(0, badgesShown).map((badge) => (
        <li key={badge}>
          <Tag className="max-sm:hidden">{badge}</Tag>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Tag className="max-sm:hidden">+{more} more</Tag>
        </li>
      )}
    </ul>
  );
}
