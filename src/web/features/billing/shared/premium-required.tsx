import { Lock } from "lucide-react";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

/** Shown in place of a tool that needs premium or the trial. `children` says what stays open. */
export function PremiumRequired({ children }: { children: string }) {
  return (
    <Notice title="Subscription Required" icon={<Lock aria-hidden="true" strokeWidth={1.75} />}>
      <p>{children}</p>
      <ButtonLink to="/subscription" className="mt-1 justify-self-start">
        Get Premium Access
      </ButtonLink>
    </Notice>
  );
}
