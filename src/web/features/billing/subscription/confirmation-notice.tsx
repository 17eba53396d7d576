import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";

type ConfirmationNoticeProps = { confirmation: "asking" | "unseen"; onAskAgain: () => void };

/** What a student reads who comes back from a checkout before premium is active. */
export function ConfirmationNotice({ confirmation, onAskAgain }: ConfirmationNoticeProps) {
  if (confirmation === "asking")
    return (
      <Notice title="Confirming your payment" icon={<Spinner />}>
        <p>This usually takes a few seconds. You may leave this page: the receipt comes by email.</p>
      </Notice>
    );
  return (
    <Notice title="We cannot see this payment yet">
      <p>
        If you paid, premium starts as soon as the payment is confirmed, and the receipt comes by email. If the payment
        was declined or you stopped before paying, nothing was charged.
      </p>
      <div className="mt-1 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={onAskAgain}>
          Check again
        </Button>
        <ButtonLink to="/contact" variant="quiet">
          Contact support
        </ButtonLink>
      </div>
    </Notice>
  );
}
