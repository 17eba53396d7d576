import { createFileRoute } from "@tanstack/react-router";
import { useAuth } from "#web/features/accounts/api.ts";
import { DashboardPage } from "#web/features/dashboard/dashboard-page.tsx";
import { SignedOutDashboard } from "#web/features/dashboard/signed-out-dashboard.tsx";
import { Tutorial } from "#web/features/tutorial/tutorial.tsx";
import { searchText } from "#web/http/search-params.ts";
import { PendingPage } from "#web/shell/pending-page.tsx";
import { dashboardTabs } from "./-dashboard-tabs.tsx";

export const Route = createFileRoute("/dashboard")({
  // `tutorial=1` starts the tutorial again, whoever has seen it.
  validateSearch: (search): { tab?: string; tutorial?: 1 } => ({
    tab: searchText(search.tab),
    tutorial: search.tutorial === 1 ? 1 : undefined,
  }),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { status, me } = useAuth();
  const { tab, tutorial } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (status === "loading") return <PendingPage />;
  if (!me?.user) return <SignedOutDashboard />;
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
        asked={tutorial === 1}
        onEnd={() => tutorial && void navigate({ search: { tab }, replace: true, resetScroll: false })}
      />
    </>
  );
}
