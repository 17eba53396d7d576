import { useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import type { Me } from "#domain/accounts/me.ts";
import { useSignOut } from "#web/features/accounts/shared/session.ts";
import { profileQuery } from "#web/features/profile/api.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { TabTitle } from "#web/ui/layout/page-title.tsx";
import { DashboardStats } from "./dashboard-stats.tsx";

export type WelcomeCardProps = {
  me: Me;
  /** Goes to a public page before the student's data is cleared. */
  onLeave: () => Promise<void>;
};

// public/before-paint.js replaces it with the name as soon as it knows that.
const skeletonName = <span data-own-name className="inline-block h-[0.75em] w-44 animate-pulse rounded-md bg-line" />;

/** Greets the student by name and shows four figures. */
export function WelcomeCard({ me, onLeave }: WelcomeCardProps) {
  const { data: profile, isPending } = useQuery(profileQuery);
  const name = profile?.full_name?.trim() || me.user?.full_name?.trim() || (isPending ? "" : "Student");
  const signOut = useSignOut(onLeave);
  return (
    <Card className="overflow-hidden">
      <TabTitle>Dashboard</TabTitle>
      <header
        data-tutorial="dashboard-header"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line px-4 py-4 sm:px-5 sm:py-5"
      >
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          <h1 tabIndex={-1} className="min-w-0 text-[clamp(1.6rem,4vw,2.375rem)]">
            Welcome, {name || skeletonName}
          </h1>
          {me.subscription?.subscribed && <Tag tone="gold">Premium User</Tag>}
        </div>
        <Button variant="quiet" size="sm" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          {!signOut.isPending && <LogOut aria-hidden="true" strokeWidth={1.75} className="size-4" />}
          Sign Out
        </Button>
      </header>
      <DashboardStats />
    </Card>
  );
}
