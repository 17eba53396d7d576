import { useQuery } from "@tanstack/react-query";
import { headline, labelWords } from "#domain/odds/odds-words.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { oddsQuery } from "../api.ts";
import { OddsReasons } from "../odds-reasons.tsx";
import { Winners } from "../winners.tsx";

/** How likely the student wins one scholarship, as the calculator says. */
export function MatchChance({ scholarshipId }: { scholarshipId: string }) {
  const { data: odds, isError, isFetching, refetch } = useQuery(oddsQuery(scholarshipId));
  if (isError)
    return <ErrorState title="Your chance could not be loaded" onRetry={() => void refetch()} busy={isFetching} />;
  if (!odds) return <SkeletonRows rows={1} label="Loading your chance" />;
  return (
    <>
      <p className="num">
        <span className="font-semibold">{headline(odds)}</span> <span className="text-muted">{labelWords(odds)}</span>
      </p>
      <Winners odds={odds} />
      <OddsReasons reasons={odds.rests_on} />
    </>
  );
}
