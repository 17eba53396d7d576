import { useQuery } from "@tanstack/react-query";
import type { Match } from "#domain/matches/match.ts";
import { deadlineNotice } from "#domain/scholarships/days-left.ts";
import { hasFigure, moneyRange } from "#domain/scholarships/money-range.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { SkeletonRows } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { oneMatchQuery } from "../api.ts";
import { TopQuestionBox } from "../top-question-box.tsx";
import { EligibilityBreakdown } from "./eligibility-breakdown.tsx";
import { ScholarshipSource } from "./scholarship-source.tsx";
import { ScorePoints } from "./score-points.tsx";

type MatchDetailsProps = {
  scholarshipId: string;
  /** The same match as the list has it, shown until its own answer is there. */
  listed: Match | undefined;
  today: string;
};

/** Why this match: the points, every criterion, the one answer that would settle most, and the source. */
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
        It may have been taken down, or the connection was lost.
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
      <ScholarshipSource scholarship={match.scholarship} today={today} />
    </>
  );
}

function Summary({ match: { scholarship, eligibility }, today }: { match: Match; today: string }) {
  const due = deadlineNotice(scholarship, today);
  return (
    <div className="grid gap-2 px-5 pt-4">
      <p className="num text-[0.95rem]">
        <b className={hasFigure(scholarship) ? "font-[650] text-gold-ink" : "font-semibold"}>
          {moneyRange(scholarship)}
        </b>
        <span className="text-muted"> · {due.text}</span>
        {due.note && <span className="text-muted"> · {due.note}</span>}
      </p>
      {eligibility === "ineligible" && (
        <p>
          <Tag tone="clay">Not open to you</Tag>
        </p>
      )}
      {scholarship.warnings.map(({ rule, sentence, advice }) => (
        <div key={rule} className="rounded-md bg-clay-wash px-3 py-2 text-[0.92rem]">
          <p className="font-semibold text-clay">{advice}</p>
          <q className="text-muted">{sentence}</q>
        </div>
      ))}
      <p className="text-[0.95rem] text-muted">{scholarship.description}</p>
    </div>
  );
}
