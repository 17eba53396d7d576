import { useQuery } from "@tanstack/react-query";
import type { Match } from "#domain/matches/match.ts";
import { MoneyAndDeadline } from "#web/features/scholarships/shared/money-and-deadline.tsx";
import { ScholarshipSource } from "#web/features/scholarships/shared/scholarship-source.tsx";
import { ScholarshipWarnings } from "#web/features/scholarships/shared/scholarship-warnings.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { oneMatchQuery } from "../api.ts";
import { TopQuestionBox } from "../top-question-box.tsx";
import { EligibilityBreakdown } from "./eligibility-breakdown.tsx";
import { ScorePoints } from "./score-points.tsx";

type MatchDetailsProps = {
  scholarshipId: string;
  /** The same match from the list, shown until the details load. */
  listed: Match | undefined;
  today: string;
};

/** The details of a match: points, criteria, the top question and the source. */
export function MatchDetails({ scholarshipId, listed, today }: MatchDetailsProps) {
  const {
    data: match,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...oneMatchQuery(scholarshipId),
    placeholderData: listed,
  });
  if (!match && isError) {
    return (
      <ErrorState title="This match could not be loaded" onRetry={() => void refetch()} busy={isFetching}>
        It may have been removed, or the connection was lost.
      </ErrorState>
    );
  }
  if (!match) return <SkeletonRows rows={4} label="Loading why this matches" />;
  return (
    <>
      <Summary match={match} today={today} />
      <ScorePoints factors={match.factors} score={match.match_score} />
      <EligibilityBreakdown factors={match.factors} provenance={match.scholarship.provenance} />
      {match.unlock && <TopQuestionBox key={match.unlock.field} unlock={match.unlock} className="mx-5 mb-4" />}
      <div className="grid gap-3 border-t border-line px-5 py-4">
        <ScholarshipSource scholarship={match.scholarship} today={today} />
      </div>
    </>
  );
}

function Summary({ match: { scholarship, eligibility }, today }: { match: Match; today: string }) {
  return (
    <div className="grid gap-2 px-5 pt-4">
      <h3 className="text-[1.1rem] max-lg:sr-only">{scholarship.title}</h3>
      <MoneyAndDeadline scholarship={scholarship} today={today} className="flex flex-wrap items-baseline gap-x-4" />
      {eligibility === "ineligible" && (
        <p>
          <Tag tone="clay">You don't qualify</Tag>
        </p>
      )}
      <ScholarshipWarnings warnings={scholarship.warnings} />
      <p className="text-[0.95rem] text-muted">{scholarship.description}</p>
    </div>
  );
}
