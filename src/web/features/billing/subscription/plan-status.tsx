import type { Billing, Payment, PremiumPlan } from "#domain/billing/billing.ts";
import { money } from "#domain/billing/money.ts";
import { premium as price } from "#domain/billing/prices.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { useRenewal } from "../api.ts";
import { dayOfMoment, timeOfMoment } from "../shared/moment-words.ts";
import { usePlan } from "../shared/use-plan.ts";

/** The state of the student: premium active, free trial active, or none. */
export function PlanStatus({ subscription, premium, payments }: Billing) {
  const { subscribed, trial_active, trial_end } = subscription;
  const trialEnded = usePlan()?.kind === "trial_ended";
  if (subscribed)
    return (
      <CardSection title="Current plan" state={<Tag tone="gold">Premium active</Tag>}>
        {premium ? (
          <Renewal {...premium} amount={renewalAmount(payments)} />
        ) : (
          <p>Everything is open, without limits.</p>
        )}
      </CardSection>
    );
  if (trial_active && trial_end && !trialEnded)
    return (
      <CardSection title="Current plan" state={<Tag tone="green">Free trial active</Tag>}>
        <p className="measure">
          Everything is open until <strong className="font-semibold">{timeOfMoment(trial_end)}</strong>. The trial ends
          by itself. It never turns into a paid plan.
        </p>
      </CardSection>
    );
  return (
    <CardSection title="Current plan" state={<Tag>No active plan</Tag>}>
      {premium?.status === "past_due" && <Renewal {...premium} amount={renewalAmount(payments)} />}
      <p className="measure">Your {free}</p>
    </CardSection>
  );
}

const free = "profile, matches, applications and everything you saved stay open and free.";

/** A subscription keeps the price that it began with. Payments are newest first. */
function renewalAmount(payments: readonly Payment[]): string {
  const latest = payments.find(({ kind }) => kind === "premium");
  return latest ? money(latest.amount_cents, latest.currency) : `$${price.dollars}`;
}

function Renewal({ status, paid_until, renews, amount }: PremiumPlan & { amount: string }) {
  const renewal = useRenewal();
  const set = (renew: boolean) => renewal.mutate(renew, { onError: (error) => toastProblem(error) });
  const day = <strong className="font-semibold">{dayOfMoment(paid_until)}</strong>;
  if (!renews)
    return (
      <>
        <p className="measure">
          You canceled the renewal. Premium stays open until {day}, and we charge nothing more. After that, your {free}
        </p>
        <RenewalButton busy={renewal.isPending} onClick={() => set(true)}>
          Renew again
        </RenewalButton>
      </>
    );
  return (
    <>
      {status === "past_due" ? (
        <PastDue />
      ) : (
        <p className="measure">
          Premium renews on {day} for {amount}. We email you a week before. If you cancel, premium stays open until that
          day.
        </p>
      )}
      <RenewalButton busy={renewal.isPending} onClick={() => set(false)}>
        Cancel renewal
      </RenewalButton>
    </>
  );
}

function RenewalButton(button: { busy: boolean; onClick: () => void; children: string }) {
  return <Button variant="quiet" className="justify-self-start" {...button} />;
}

const PastDue = () => (
  <Notice tone="trouble" title="Your last payment failed">
    <p>
      Your bank declined the renewal. Check your card: the payment is tried again in the next days. If you cancel, your
      subscription ends right away. You can subscribe again at any time.
    </p>
  </Notice>
);
