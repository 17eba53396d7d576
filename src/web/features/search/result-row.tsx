import { Link } from "@tanstack/react-router";
import { requirementCount } from "#domain/matches/criteria-summary.ts";
import type { AiSearchResult } from "#domain/search/ai-search.ts";
import { BookmarkButton } from "#web/features/matches/shared/bookmark-button.tsx";
import { MatchScore } from "#web/features/matches/shared/match-score.tsx";
import { rowLinkClasses, ScholarshipRow } from "#web/features/scholarships/shared/scholarship-row.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";

const badgesShown = 3;

export type ResultRowProps = {
  result: AiSearchResult;
  /** The student's day, YYYY-MM-DD. */
  today: string;
  /** Which score is shown: how it fits the profile, or how it fits the words and the profile. */
  scoredBy: "match" | "search";
};

/** A found scholarship: what it misses of the search, how it compares with the profile, and whom it is for. */
export function ResultRow({ result, today, scoredBy }: ResultRowProps) {
  const { id, title, provider, bookmarked } = result;
  return (
    <ScholarshipRow
      scholarship={{ ...result, provider_name: provider }}
      today={today}
      heading="h3"
      link={
        <Link to="/scholarships/$id" params={{ id }} className={rowLinkClasses}>
          {title}
        </Link>
      }
      score={
        scoredBy === "match" ? <MatchScore score={result.matchScore} /> : <SearchScore score={result.searchScore} />
      }
      actions={<BookmarkButton scholarshipId={id} title={title} bookmarked={bookmarked} className="relative z-10" />}
    >
      <div className="grid w-full gap-1">
        <Differences result={result} />
        <OwnRequirements result={result} />
        <Badges result={result} />
      </div>
    </ScholarshipRow>
  );
}

const SearchScore = ({ score }: { score: number }) => (
  <span className="whitespace-nowrap">
    <span className="font-semibold text-green">Discovery score</span> <span className="num text-muted">{score}</span>
  </span>
);

/** What the scholarship misses of the search, and what to check. Alternatives have one sentence together. */
function Differences({ result: { missed, unknown } }: { result: AiSearchResult }) {
  const [misses, checks] = [missed, unknown].map((list) => [...new Set(list.map(({ sentence }) => sentence))]);
  if (!misses?.length && !checks?.length) return null;
  return (
    <ul className="grid gap-0.5">
      {misses?.map((sentence) => (
        <li key={sentence} className="font-semibold text-clay">
          <span aria-hidden="true">✕ </span>
          {sentence}
        </li>
      ))}
      {checks && checks.length > 0 && <li className="text-amber">{checks.join(" · ")}</li>}
    </ul>
  );
}

/** How many requirements the student meets. */
function OwnRequirements({ result: { requirements } }: { result: AiSearchResult }) {
  const { failed, toCheck } = requirements;
  return (
    <p className="line-clamp-2 text-muted">
      <span className="font-semibold text-ink">{requirementCount(requirements)}</span>
      {failed.length > 0 && ` · you do not meet: ${failed.join(", ")}`}
      {toCheck.length > 0 && ` · check: ${toCheck.join(", ")}`}
    </p>
  );
}

function Badges({ result: { eligibility, warned } }: { result: AiSearchResult }) {
  const more = eligibility.length - badgesShown;
  if (eligibility.length === 0 && !warned) return null;
  return (
    <ul aria-label="Eligibility" className="mt-0.5 flex flex-wrap gap-1.5 *:contents">
      {warned && (
        <li>
          <Tag tone="clay">Be careful</Tag>
        </li>
      )}
      {eligibility.slice(0, badgesShown).map((badge) => (
        <li key={badge}>
          <Tag>{badge}</Tag>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Tag>+{more} more</Tag>
        </li>
      )}
    </ul>
  );
}
