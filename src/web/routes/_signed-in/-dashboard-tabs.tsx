import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { DashboardTab } from "#web/features/dashboard/dashboard-page.tsx";
import { Overview } from "#web/features/dashboard/overview.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";
import { localDay } from "#web/ui/use-today.ts";

const CoachTab = lazyPart(async () => ({ default: (await import("#web/features/coach/coach-tab.tsx")).CoachTab }), {
  waiting: <SkeletonRows rows={4} />,
  missing: missingPart,
});

const TopMatches = lazyPart(
  async () => ({ default: (await import("#web/features/matches/list/top-matches.tsx")).TopMatches }),
  { waiting: <SkeletonRows rows={4} />, missing: missingPart },
);

const Tools = lazyPart(() => import("./-dashboard-tools.tsx"), {
  waiting: <SkeletonRows rows={4} />,
  missing: missingPart,
});

/**
 * The tabs of the dashboard in order. A new tab is one component of its slice and one row here (`lazyPart` when it is
 * large).
 */
export function dashboardTabs({ profileComplete }: { profileComplete: boolean }): DashboardTab[] {
  const today = deadlineDay(new Date());
  return [
    {
      value: "overview",
      label: "Overview",
      panel: <Overview today={today} profileComplete={profileComplete} />,
    },
    {
      value: "coach",
      label: "AI Coach",
      panel: <CoachTab today={today} ownDay={localDay()} profileComplete={profileComplete} />,
    },
    { value: "matches", label: "Matches", panel: <TopMatches today={today} /> },
    { value: "tools", label: "Tools", panel: <Tools today={today} /> },
  ];
}
