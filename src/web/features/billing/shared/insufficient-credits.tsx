import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { credits } from "./price.tsx";

type InsufficientCreditsProps = { required: number; available: number };

/** Shown after a call was refused because the balance is too low. Nothing was charged. */
export function InsufficientCredits({ required, available }: InsufficientCreditsProps) {
  return (
    <Notice tone="trouble" title="Insufficient credits">
      <p>
        You need {credits(required)} but only have {available}. Purchase more credits to continue.
      </p>
      <ButtonLink to="/credits" variant="quiet" className="mt-1 justify-self-start">
        Get credits
      </ButtonLink>
    </Notice>
  );
}
