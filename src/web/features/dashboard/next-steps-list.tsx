import { useQuery } from "@tanstack/react-query";
import { needRank } from "#domain/profile/answers/financial-need.ts";
import { profileQuery } from "#web/features/profile/api.ts";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Skeleton, SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";
import { useToday } from "#web/ui/use-today.ts";
import { nextMatchesQuery } from "./api.ts";
import { ApplyRow, StartProfileRow } from "./next-step-rows.tsx";
import { applyStep } from "./next-steps.ts";

type NextStepsListProps = {
  /** The student's day, YYYY-MM-DD. */
  today: string;
  profileComplete: boolean;
};

/** What is due next, each with one action. */
export function NextStepsList(props: NextStepsListProps) {
  return (
    <section aria-labelledby="next-steps" className="grid content-start gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="next-steps" className="text-[1.6rem]">
          What to do next
        </h2>
        {props.profileComplete && (
          <p className="text-sm text-muted">What you chose and your best matches, by deadline</p>
        )}
      </header>
      <AidFirst />
      <Card className="overflow-hidden">
        <Steps {...props} />
      </Card>
    </section>
  );
}

// It knows where students live, so it loads for those alone who may need it.
const FafsaNote = lazyPart(
  async () => ({ default: (await import("#web/features/coach/shared/fafsa-note.tsx")).FafsaNote }),
  { waiting: <Skeleton className="h-[8.5rem]" />, missing: () => null },
);

/** Aid that is no contest comes before the contests of the list. */
function AidFirst() {
  const need = useQuery(profileQuery).data?.financial_need_level;
  return need && needRank(need) > 1 ? <FafsaNote /> : null;
}

function Steps({ today, profileComplete }: NextStepsListProps) {
  const { data, isError, isFetching, refetch } = useQuery(nextMatchesQuery(useToday()));
  if (!profileComplete)
    return (
      <ul>
        <li>
          <StartProfileRow />
        </li>
      </ul>
    );
  if (!data) {
    if (!isError)
      return <SkeletonRows rows={5} rowClassName="min-h-[6.6rem] sm:min-h-[5.4rem]" label="Loading what to do next" />;
    return <ErrorState title="Your deadlines could not be loaded" onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (data.length === 0) return <NothingDue />;
  return (
    <ul>
      {data.map((match) => (
        <li key={match.scholarship_id} className="border-t border-line first:border-t-0">
          <ApplyRow step={applyStep(match, today)} />
        </li>
      ))}
    </ul>
  );
}

function NothingDue() {
  return (
    <p className="px-[18px] py-6 text-muted">
      Nothing due soon. <TextLink to="/scholarships">See your matches</TextLink> and bookmark the ones you want to apply
      for.
    </p>
  );
}
