import { type CreditPack, creditPrices, starterPack } from "#domain/billing/prices.ts";
import { isOpen } from "#domain/pages/page-paths.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { buyCredits } from "../api.ts";
import { BlockedTab, useCanPay } from "../checkout/payment-notices.tsx";
import { usePaymentTab } from "../checkout/use-payment-tab.ts";
import { credits as inCredits } from "../shared/price.tsx";
import { callNames } from "./entry-words.ts";

// Nobody pays for what is not open yet.
const writes = isOpen("/essay-assistant");
const essayCalls = ["essay_comprehensive", "essay_structure", "essay_quick"] as const;
const calls = ["ai_search", ...(writes ? essayCalls : [])] as const;

/** The packs with their prices, and what each pays for. */
export function CreditPacks({ packs }: { packs: readonly CreditPack[] }) {
  const canPay = useCanPay();
  const { open, opening, busy, blockedUrl } = usePaymentTab<string>({
    ask: buyCredits,
    started: { title: "Redirecting to payment", description: "A new tab will open for secure payment processing." },
    failed: { title: "Payment Error", description: "Failed to start the payment. Please try again.", tone: "error" },
  });
  return (
    <CardSection title="Buy credits">
      <Prices />
      <BlockedTab url={blockedUrl} />
      <ul className="grid gap-3 sm:grid-cols-3">
        {packs.map((pack) => (
          <li key={pack.id} className="grid content-start gap-3 rounded-lg border border-line p-4">
            <Pack {...pack} />
            {canPay && (
              <Button
                variant={pack.id === starterPack.id ? "primary" : "quiet"}
                busy={opening === pack.id}
                disabled={busy && opening !== pack.id}
                aria-label={`Buy for $${pack.dollars}: ${inCredits(pack.credits)}`}
                onClick={() => open(pack.id)}
              >
                Buy for ${pack.dollars}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="measure text-[0.9375rem] text-muted">
        You pay once, on the payment provider's own page, in a new tab. Credits do not expire. Search{" "}
        {writes && "or write "}often? <TextLink to="/subscription">Premium</TextLink> has no limits.
      </p>
    </CardSection>
  );
}

const Prices = () => (
  <dl className="grid max-w-md gap-y-1">
    {calls.map((call) => (
      <div key={call} className="flex justify-between gap-4 border-b border-dashed border-line py-1">
        <dt>{callNames[call]}</dt>
        <dd className="num shrink-0 text-muted">{inCredits(creditPrices[call])}</dd>
      </div>
    ))}
  </dl>
);

function Pack({ credits, dollars }: CreditPack) {
  const uses = (price: number) => Math.floor(credits / price);
  return (
    <div className="grid gap-1">
      <h3 className="font-sans text-[1.125rem] font-semibold">{credits} credits</h3>
      <p className="figure text-[1.75rem] text-gold-ink">${dollars}</p>
      <p className="text-[0.9375rem] text-muted">
        Enough for {uses(creditPrices.ai_search)} searches
        {writes &&
          `, or ${uses(creditPrices.essay_comprehensive)} comprehensive, ${uses(creditPrices.essay_structure)} structure or ${uses(creditPrices.essay_quick)} quick essay analyses`}
        .
      </p>
    </div>
  );
}
