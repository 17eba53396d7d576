import { useQuery } from "@tanstack/react-query";
import { ScoreRing } from "#web/features/scholarships/shared/score-ring.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { oneMatchQuery } from "../api.ts";
import { BookmarkButton } from "../bookmark-button.tsx";
import { TopQuestionBox } from "../top-question-box.tsx";
import { EligibilityBreakdown } from "./eligibility-breakdown.tsx";
import { ScorePoints } from "./score-points.tsx";

/** On a scholarship page: how it fits the signed-in student, with a bookmark button. */
export default function MatchExplanation({ scholarshipId, title }: { scholarshipId: string; title: string }) {
  const { data: match, isError, isFetching, refetch } = useQuery(oneMatchQuery(scholarshipId));
  return (
    <Card className="min-h-[36rem]">
      <header className="flex items-center gap-4 px-5 pt-4">
        {match && <ScoreRing score={match.match_score} />}
        <h2 className="flex-1 text-[1.375rem]">How it fits you</h2>
        {match && <BookmarkButton scholarshipId={scholarshipId} title={title} bookmarked={match.bookmarked} />}
      </header>
      {match?.eligibility === "ineligible" && (
        <p className="px-5 pt-3">
          <Tag tone="clay">You don't qualify</Tag>
        </p>
      )}
      {match && (
        <>
          <ScorePoints factors={match.factors} score={match.match_score} />
          <EligibilityBreakdown factors={match.factors} provenance={match.scholarship.provenance} />
          {match.unlock && <TopQuestionBox key={match.unlock.field} unlock={match.unlock} className="mx-5 mb-4" />}
        </>
      )}
      {!match && !isError && <SkeletonRows rows={4} label="Loading how it fits you" />}
      {!match && isError && (
        <ErrorState title="Your match could not be loaded" onRetry={() => void refetch()} busy={isFetching} />
      )}
    </Card>
  );
}
