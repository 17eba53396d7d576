import { Button } from "#web/ui/controls/button.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { openPortal } from "../api.ts";
import { BlockedTab } from "../checkout/payment-notices.tsx";
import { usePaymentTab } from "../checkout/use-payment-tab.ts";

/** Opens the page of the payment provider where the student changes the card. */
export function PaymentCard() {
  const { open, busy, blockedUrl } = usePaymentTab({
    ask: openPortal,
    failed: {
      title: "Error",
      description: "The page of your card could not be opened. Please try again.",
      tone: "error",
    },
  });
  return (
    <CardSection title="Card">
      <p className="measure text-muted">The payment provider keeps your card. We never see its number.</p>
      <BlockedTab url={blockedUrl} />
      <Button variant="quiet" className="justify-self-start" busy={busy} onClick={() => open()}>
        Change card
      </Button>
    </CardSection>
  );
}
