import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

/** Shown after a call was refused because the balance is too low. `children` is the server's message. */
export function InsufficientCredits({ children }: { children: string }) {
  return (
    <Notice tone="trouble" title="Insufficient Credits">
      <p>{children}</p>
      <ButtonLink to="/credits" variant="quiet" className="mt-1 justify-self-start">
        Get credits
      </ButtonLink>
    </Notice>
  );
}
