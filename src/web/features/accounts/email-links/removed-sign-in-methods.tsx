import { Notice } from "#web/ui/feedback/notice.tsx";

/** Said before a link proves an address that was signed up with, not in this browser, and never confirmed. */
export function RemovedSignInMethods() {
  return (
    <Notice title="This address was never confirmed">
      <p>
        This link confirms it. The password and two-step sign-in that were set before go, as they may be somebody
        else's; the answers stay. To keep them, sign in with the password first and then open the link again.
      </p>
    </Notice>
  );
}
