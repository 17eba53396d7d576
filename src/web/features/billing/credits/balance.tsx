import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { credits } from "../shared/price.tsx";
import { usePlan } from "../shared/use-plan.ts";

/** The balance, what the student owes, and whether anything costs credits now. */
export function Balance({ balance, debt }: { balance: number; debt: number }) {
  return (
    <CardSection title="Your balance">
      <p className="figure text-[2rem]">{credits(balance)}</p>
      {debt > 0 && (
        <Notice tone="plain" title={`You owe ${credits(debt)}`}>
          <p>
            A payment was refunded or disputed after its credits had been used. Your next purchase pays them back first.
          </p>
        </Notice>
      )}
      <FreeForNow />
    </CardSection>
  );
}

function FreeForNow() {
  const plan = usePlan();
  if (plan?.kind === "premium")
    return (
      <p className="measure text-muted">With premium, nothing costs credits. You keep the credits that you have.</p>
    );
  if (plan?.kind === "trial")
    return (
      <p className="measure text-muted">
        During your trial, nothing costs credits. See <TextLink to="/subscription">Subscription</TextLink> for when it
        ends.
      </p>
    );
  return null;
}
