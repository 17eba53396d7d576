import type { Subscription } from "#domain/billing/access.ts";
import { isOpen } from "#domain/pages/page-paths.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { planWords } from "./plan-text.ts";

/** The student's plan, with a link to manage it where that is possible. */
export function SubscriptionStatus({ subscription }: { subscription: Subscription | null }) {
  const { plan, status, tone } = planWords(subscription, new Date());
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2.5">
          <b className="font-semibold">{plan}</b>
          <Tag tone={tone}>{tone === "plain" ? "Free" : "Active"}</Tag>
        </p>
        <p className="num text-muted">{status}</p>
      </div>
      {isOpen("/subscription") && (
        <ButtonLink to="/subscription" variant="quiet">
          Manage Subscription
        </ButtonLink>
      )}
    </div>
  );
}
