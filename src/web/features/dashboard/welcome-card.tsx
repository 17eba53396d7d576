import { useQuery } from "@tanstack/react-query";
import type { Me } from "#domain/accounts/me.ts";
import { profileQuery } from "#web/features/profile/api.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { TabTitle } from "#web/ui/layout/page-title.tsx";
import { Completion } from "./completion.tsx";
import { DashboardStats } from "./dashboard-stats.tsx";

// public/before-paint.js replaces it with the name as soon as it knows that.
const skeletonName = <span data-own-name className="inline-block h-[0.75em] w-44 animate-pulse rounded-md bg-line" />;

/**
 * Greets the student by name and shows how complete the profile is, and four figures unless it is a phone. `part` names the tab below it, for the title
 * of the page.
 */
export function WelcomeCard({ me, part }: { me: Me; part: string | undefined }) {
  const { data: profile, isPending } = useQuery(profileQuery);
  const name = profile?.full_name?.trim() || me.user?.full_name?.trim() || (isPending ? "" : "Student");
  return (
    // The tutorial points at all of it, so that its card stands below the figures.
    <Card data-tutorial="dashboard-header" className="overflow-hidden">
      <TabTitle part={part}>Dashboard</TabTitle>
      <header className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-3 px-4 pt-4 pb-1 sm:px-5 md:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] md:border-b md:border-line md:pt-5">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          <h1 tabIndex={-1} className="min-w-0 text-[clamp(1.6rem,4vw,2.375rem)]">
            Welcome, {name || skeletonName}
          </h1>
          {me.subscription?.subscribed && <Tag tone="gold">Premium User</Tag>}
        </div>
        <Completion />
      </header>
      <DashboardStats className="max-md:hidden" />
    </Card>
  );
}
