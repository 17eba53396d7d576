import type { Billing } from "#domain/billing/billing.ts";
import { premium } from "#domain/billing/prices.ts";
import { isOpen, type PagePath } from "#domain/pages/page-paths.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { startSubscription } from "../api.ts";
import { BlockedTab, useCanPay } from "../checkout/payment-notices.tsx";
import { usePaymentTab } from "../checkout/use-payment-tab.ts";

/** `page`: where the tool is, if it has a page of its own. */
const included: readonly { name: string; page?: PagePath }[] = [
  { name: "AI search without limits" },
  { name: "Every essay analysis without limits", page: "/essay-assistant" },
  { name: "The AI assistant", page: "/assistant" },
  { name: "No credits needed" },
];
// Nobody pays for what is not open yet.
const openNow = included.filter(({ page }) => page === undefined || isOpen(page));

/** What premium is and costs, with the button to subscribe. */
export function PremiumCard({ subscription, premium: plan }: Billing) {
  // While the renewal is tried again, a second subscription would be charged beside it.
  const isTriedAgain = plan?.status === "past_due";
  return (
    <CardSection title="Premium plan">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="figure text-[2rem] text-gold-ink">${premium.dollars}</span>
        <span className="text-muted">for {premium.months} months of unlimited access</span>
      </p>
      <ul className="ml-5 grid list-disc gap-1 marker:text-green">
        {openNow.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {!subscription.subscribed && !isTriedAgain && <Subscribe />}
    </CardSection>
  );
}

function Subscribe() {
  const canPay = useCanPay();
  const { open, busy, blockedUrl } = usePaymentTab({
    ask: startSubscription,
    started: { title: "Redirecting to payment", description: "A new tab will open for secure payment processing." },
    failed: {
      title: "Payment Error",
      description: "Failed to initiate subscription. Please try again.",
      tone: "error",
    },
  });
  if (!canPay) return null;
  return (
    <>
      <p className="measure text-[0.9375rem] text-muted">
        It renews every {premium.months} months for ${premium.dollars} until you cancel. One click cancels. You pay on
        the payment provider's own page, in a new tab. Only need a few searches?{" "}
        <TextLink to="/credits">Buy credits</TextLink> instead.
      </p>
      <BlockedTab url={blockedUrl} />
      <Button className="justify-self-start max-sm:w-full" busy={busy} onClick={() => open()}>
        Subscribe for ${premium.dollars}
      </Button>
    </>
  );
}
