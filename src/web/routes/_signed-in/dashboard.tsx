import { createFileRoute } from "@tanstack/react-router";
import { useStudent } from "#web/features/accounts/api.ts";
import { databaseSizeQuery, deadlineMonthsQuery, nextMatchesQuery } from "#web/features/dashboard/api.ts";
import { DashboardPage } from "#web/features/dashboard/dashboard-page.tsx";
import { topMatchesQuery } from "#web/features/matches/api.ts";
import { profileQuery } from "#web/features/profile/api.ts";
import { Tutorial } from "#web/features/tutorial/tutorial.tsx";
import { searchText } from "#web/http/search-params.ts";
import { localDay } from "#web/ui/use-today.ts";
import { dashboardTabs } from "./-dashboard-tabs.tsx";

export const Route = createFileRoute("/_signed-in/dashboard")({
  // `tutorial=1` starts the tutorial again, also for a student who has seen it.
  validateSearch: (search): { tab?: string; tutorial?: 1 } => ({
    tab: searchText(search.tab),
    tutorial: search.tutorial === 1 ? 1 : undefined,
  }),
  loader: ({ context: { queryClient, student } }) =>
    student &&
    Promise.allSettled([
      queryClient.ensureInfiniteQueryData(topMatchesQuery),
      queryClient.ensureQueryData(nextMatchesQuery(localDay())),
      queryClient.ensureQueryData(databaseSizeQuery),
      queryClient.ensureQueryData(deadlineMonthsQuery),
      queryClient.ensureQueryData(profileQuery),
    ]),
  component: DashboardRoute,
});

function DashboardRoute() {
  const me = useStudent();
  const { tab, tutorial } = Route.useSearch();
  const navigate = Route.useNavigate();
  const tabs = dashboardTabs({ profileComplete: me.profile_complete });
  const [first] = tabs;
  const known = tabs.find(({ value }) => value === tab) ?? first;
  return (
    <>
      <DashboardPage
        me={me}
        onLeave={() => navigate({ to: "/" })}
        tabs={tabs}
        tab={known?.value ?? ""}
        onTab={(next) =>
          void navigate({ search: { tab: next === first?.value ? undefined : next }, resetScroll: false })
        }
      />
      <Tutorial
        userId={me.user.id}
        restarted={tutorial === 1}
        onEnd={() => tutorial && void navigate({ search: { tab }, replace: true, resetScroll: false })}
      />
    </>
  );
}
