import { planWords } from "#web/features/billing/shared/plan-words.ts";
import { usePlan } from "#web/features/billing/shared/use-plan.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";

/** The student's plan, with a link to manage it. */
export function SubscriptionStatus() {
  const plan = usePlan();
  if (!plan) return <Skeleton className="h-12" />;
  const { name, status, tone } = planWords(plan);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2.5">
          <b className="font-semibold">{name}</b>
          <Tag tone={tone}>{tone === "plain" ? "Free" : "Active"}</Tag>
        </p>
        <p className="num text-muted">{status}</p>
      </div>
      <ButtonLink to="/subscription" variant="quiet">
        Manage Subscription
      </ButtonLink>
    </div>
  );
}
