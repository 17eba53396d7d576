import { Notice } from "#web/ui/feedback/notice.tsx";

/** A warning on a link that verifies an email with which another browser signed up. */
export function RemovedSignInMethods() {
  return (
    <Notice title="This email was never confirmed">
      <p>
        For safety we'll remove the old password and two-step sign-in. Your profile stays. Want to keep them? Sign in
        with the old password first, then open this link again.
      </p>
    </Notice>
  );
}
