import { useQuery } from "@tanstack/react-query";
import type { CreditPayment } from "#domain/billing/billing.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { creditPaymentQuery, isPendingPayment } from "../api.ts";
import { credits } from "../shared/price.tsx";
import { usePaymentToasts } from "./use-payment-toasts.ts";

/** /credit-success: adds the credits of a checkout session, once, and says how many there are now. */
export function CreditSuccessPage({ sessionId }: { sessionId: string }) {
  const payment = useQuery(creditPaymentQuery(sessionId));
  usePaymentToasts(payment);
  return (
    <Page width="narrow" className="grid content-start gap-6">
      <PageTitle>Payment</PageTitle>
      <Card>
        {payment.data ? (
          <Success {...payment.data} />
        ) : !payment.isError || payment.isFetching ? (
          <Processing />
        ) : isPendingPayment(payment.error) ? (
          <Pending onRetry={() => void payment.refetch()} />
        ) : (
          <Failed onRetry={() => void payment.refetch()} />
        )}
      </Card>
    </Page>
  );
}

const Processing = () => (
  <p role="status" className="flex items-center justify-center gap-3 px-6 py-16 text-muted">
    <Spinner /> Processing your payment…
  </p>
);

const Success = ({ credits_added, new_balance }: CreditPayment) => (
  <EmptyState
    title="Payment Successful!"
    action={
      <>
        <ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>
        <ButtonLink to="/assistant" variant="quiet">
          AI Assistant
        </ButtonLink>
      </>
    }
  >
    <p>
      <strong className="figure block text-[2rem] text-green">+{credits(credits_added)}</strong>
      Your new balance is <strong className="text-ink">{credits(new_balance)}</strong>.{" "}
      <TextLink to="/credits">See your credits</TextLink>
    </p>
  </EmptyState>
);

const Pending = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    title="We cannot see this payment yet"
    action={
      <>
        <Button onClick={onRetry}>Check again</Button>
        <ButtonLink to="/credits" variant="quiet">
          See your credits
        </ButtonLink>
      </>
    }
  >
    <p>
      If you paid, your credits are added as soon as the payment is confirmed, and the receipt comes by email. If you
      stopped before paying, nothing was charged.
    </p>
  </EmptyState>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    title="Payment Processing Error"
    action={
      <>
        <Button onClick={onRetry}>Try again</Button>
        <ButtonLink to="/contact" variant="quiet">
          Contact support
        </ButtonLink>
      </>
    }
  >
    <p>
      There was an issue processing your payment. If you paid, your credits are not lost: they are added as soon as the
      payment is confirmed. Your payments are listed under <TextLink to="/subscription">Subscription</TextLink>.
    </p>
  </EmptyState>
);
