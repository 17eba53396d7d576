import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import type { Me } from "#domain/accounts/me.ts";
import { useSignOut } from "#web/features/accounts/shared/session.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { WelcomeCard } from "./welcome-card.tsx";

/** One tab of the dashboard; `value` is its search param. */
export type DashboardTab = { value: string; label: string; panel: ReactNode };

type DashboardPageProps = {
  me: Me;
  tabs: readonly DashboardTab[];
  tab: string;
  onTab: (tab: string) => void;
  /** Goes to a public page before the student's data is cleared. */
  onLeave: () => Promise<void>;
};

/** /dashboard for a signed-in student. */
export function DashboardPage({ me, tabs, tab, onTab, onLeave }: DashboardPageProps) {
  return (
    <Page className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <WelcomeCard me={me} part={tabs.find(({ value }, at) => at > 0 && value === tab)?.label} />
      <Tabs label="Dashboard" value={tab} onChange={onTab} tabs={tabs} />
      <SignOut onLeave={onLeave} />
    </Page>
  );
}

function SignOut({ onLeave }: Pick<DashboardPageProps, "onLeave">) {
  const signOut = useSignOut(onLeave);
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={signOut.isPending}
      onClick={() => signOut.mutate()}
      className="justify-self-start"
    >
      {!signOut.isPending && <LogOut aria-hidden="true" strokeWidth={1.75} className="size-4" />}
      Sign Out
    </Button>
  );
}
