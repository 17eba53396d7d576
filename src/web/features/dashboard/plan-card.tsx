import { useAuth } from "#web/features/accounts/api.ts";
import { planWords } from "#web/features/billing/shared/plan-words.ts";
import { credits } from "#web/features/billing/shared/price.tsx";
import { usePlan } from "#web/features/billing/shared/use-plan.ts";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";

/** The student's plan and credits, with a link to each. */
export function PlanCard() {
  const plan = usePlan();
  const { me } = useAuth();
  if (!plan) return <Skeleton className="h-28 sm:h-16" />;
  const { name, status } = planWords(plan);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 px-4 py-2.5">
      <div>
        <h2 className="font-sans text-base font-semibold tracking-normal">{name}</h2>
        <p className="num text-sm text-muted">{status}</p>
      </div>
      <p className="flex flex-wrap gap-x-5 text-[0.92rem]">
        <TextLink to="/subscription" className="inline-flex min-h-11 items-center">
          Subscription
        </TextLink>
        <TextLink to="/credits" className="num inline-flex min-h-11 items-center">
          {credits(me?.credits ?? 0)}
        </TextLink>
      </p>
    </Card>
  );
}
