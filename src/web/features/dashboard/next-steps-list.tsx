import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { topMatchesQuery } from "#web/features/matches/api.ts";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { dueQuery } from "./api.ts";
import { ApplyRow, BestMatchRow, StartProfileRow } from "./next-step-rows.tsx";
import { nextSteps } from "./next-steps.ts";

type NextStepsListProps = {
  /** The student's day, YYYY-MM-DD. */
  today: string;
  profileComplete: boolean;
};

/** What is due next, each with one action. */
export function NextStepsList(props: NextStepsListProps) {
  return (
    <section aria-labelledby="next-steps" className="grid content-start gap-3">
      <h2 id="next-steps" className="text-[1.6rem]">
        What to do next
      </h2>
      <Card className="overflow-hidden">
        <Steps {...props} />
      </Card>
    </section>
  );
}

function Steps({ today, profileComplete }: NextStepsListProps) {
  const top = useInfiniteQuery(topMatchesQuery);
  const due = useQuery(dueQuery);
  const retry = () => void Promise.all([top.refetch(), due.refetch()]);
  if (!top.data || !due.data) {
    if (!top.isError && !due.isError)
      return <SkeletonRows rows={5} rowClassName="min-h-[6.6rem] sm:min-h-[5.4rem]" label="Loading what to do next" />;
    return (
      <ErrorState title="Your deadlines could not be loaded" onRetry={retry} busy={top.isFetching || due.isFetching} />
    );
  }
  const [first] = top.data.pages;
  const steps = nextSteps({
    today,
    profileComplete,
    top: first?.items ?? [],
    due: due.data,
  });
  if (steps.length === 0) return <NothingDue />;
  return (
    <ul>
      {steps.map((step) => (
        <li
          key={step.kind === "apply" ? step.scholarship_id : step.kind}
          className="border-t border-line first:border-t-0"
        >
          {step.kind === "start_profile" && <StartProfileRow />}
          {step.kind === "apply" && <ApplyRow step={step} />}
          {step.kind === "best_match" && <BestMatchRow step={step} />}
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
