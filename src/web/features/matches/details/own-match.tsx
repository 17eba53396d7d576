import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { oneMatchQuery } from "../api.ts";
import { Ineligible } from "./ineligible.tsx";
import { MatchExplanation } from "./match-explanation.tsx";
import { OwnHiding } from "./own-hiding.tsx";

/** On a scholarship's page: how it fits the signed-in student, who may hide it. */
export default function OwnMatch({ scholarshipId }: { scholarshipId: string }) {
  const { data: match, isError, isFetching, refetch } = useQuery(oneMatchQuery(scholarshipId));
  if (match)
    return (
      <>
        <OwnHiding match={match} />
        {match.eligibility === "ineligible" && <Ineligible factors={match.factors} />}
        <MatchExplanation match={match} />
      </>
    );
  if (isError)
    return <ErrorState title="Your match could not be loaded" onRetry={() => void refetch()} busy={isFetching} />;
  return <SkeletonRows rows={4} label="Loading how it fits you" />;
}
