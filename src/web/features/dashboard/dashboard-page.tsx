import type { ReactNode } from "react";
import { Page } from "#web/ui/layout/page.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { WelcomeCard, type WelcomeCardProps } from "./welcome-card.tsx";

/** One tab of the dashboard; `value` is its search param. */
export type DashboardTab = { value: string; label: string; panel: ReactNode };

type DashboardPageProps = WelcomeCardProps & {
  tabs: readonly DashboardTab[];
  tab: string;
  onTab: (tab: string) => void;
};

/** /dashboard for a signed-in student. */
export function DashboardPage({ tabs, tab, onTab, ...welcome }: DashboardPageProps) {
  return (
    <Page className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <WelcomeCard {...welcome} />
      <Tabs label="Dashboard" value={tab} onChange={onTab} tabs={tabs} />
    </Page>
  );
}
