import { ReadinessCard } from "#web/features/profile/shared/readiness-card.tsx";
import { CompletionCard } from "./completion-card.tsx";
import { NextStepsList } from "./next-steps-list.tsx";
import { PlanCard } from "./plan-card.tsx";
import { QuickLinks } from "./quick-links.tsx";

type OverviewProps = {
  /** The student's day, YYYY-MM-DD. */
  today: string;
  profileComplete: boolean;
};

/** The first tab: next steps, profile completion, quick links, the plan and the profile analysis. */
export function Overview({ today, profileComplete }: OverviewProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
      <NextStepsList today={today} profileComplete={profileComplete} />
      <div className="grid gap-3 lg:mt-[2.6rem]">
        <CompletionCard />
        <QuickLinks />
        <PlanCard />
      </div>
      <ReadinessCard className="lg:col-span-2" />
    </div>
  );
}
