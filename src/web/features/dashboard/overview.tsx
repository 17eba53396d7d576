import { ReadinessCard } from "#web/features/profile/shared/readiness-card.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { DashboardStats } from "./dashboard-stats.tsx";
import { DeadlineChart } from "./deadline-chart.tsx";
import { NextStepsList } from "./next-steps-list.tsx";
import { PlanCard } from "./plan-card.tsx";
import { QuestionBar } from "./question-bar.tsx";
import { QuickLinks } from "./quick-links.tsx";

type OverviewProps = {
  /** The student's day, YYYY-MM-DD. */
  today: string;
  profileComplete: boolean;
};

/** The first tab: what is due, what it is worth, the top question, quick links, the plan and the profile analysis. */
export function Overview({ today, profileComplete }: OverviewProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
      <NextStepsList today={today} profileComplete={profileComplete} />
      {/* Beside what to do next on a wide screen, below it on others. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <QuestionBar />
        {/* On a phone what to do next comes before the figures. */}
        <Card className="overflow-hidden md:hidden">
          <DashboardStats />
        </Card>
        <DeadlineChart />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:col-span-2">
        <QuickLinks />
        <PlanCard />
      </div>
      <ReadinessCard className="lg:col-span-2" />
    </div>
  );
}
