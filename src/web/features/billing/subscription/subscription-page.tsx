import type { Billing } from "#domain/billing/billing.ts";
import { problemText } from "#web/http/problem-error.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { PaymentsNotice } from "../checkout/payment-notices.tsx";
import { useRefreshWhenSeen } from "../checkout/use-refresh-when-seen.ts";
import { SectionsSkeleton } from "../sections-skeleton.tsx";
import { ConfirmationNotice } from "./confirmation-notice.tsx";
import { PaymentCard } from "./payment-card.tsx";
import { PaymentList } from "./payment-list.tsx";
import { PlanStatus } from "./plan-status.tsx";
import { PremiumCard } from "./premium-card.tsx";
import { type Return, useConfirmedBilling } from "./use-confirmed-billing.ts";

/** /subscription: the plan, what premium costs, and the payments. */
export function SubscriptionPage(from: Return) {
  useRefreshWhenSeen();
  const { billing, confirmation, askAgain } = useConfirmedBilling(from);
  return (
    <Page width="reading" className="grid content-start gap-6">
      <PageTitle lead="Your plan, what premium costs, and your payments.">Subscription</PageTitle>
      <PaymentsNotice />
      {confirmation && <ConfirmationNotice confirmation={confirmation} onAskAgain={askAgain} />}
      {billing.isPending && <SectionsSkeleton sections={loading} />}
      {billing.isError && !billing.data && (
        <Card>
          <ErrorState onRetry={() => void billing.refetch()} busy={billing.isFetching}>
            {problemText(billing.error)}
          </ErrorState>
        </Card>
      )}
      {billing.data && <Sections {...billing.data} />}
    </Page>
  );
}

function Sections(billing: Billing) {
  return (
    <>
      <PlanStatus {...billing} />
      <PremiumCard {...billing} />
      {billing.portal && <PaymentCard />}
      <PaymentList payments={billing.payments} />
    </>
  );
}

const loading = [
  { title: "Current plan", size: "h-12" },
  { title: "Premium plan", size: "h-56" },
];
