import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { MailSent } from "../sign-in/mail-sent.tsx";
import { useMagicLink } from "../sign-in/use-magic-link.ts";

/** Asks a student without a password to confirm their identity with a new magic link. */
export function FreshSignIn({ email, onCancel }: { email: string; onCancel: () => void }) {
  const { send, sentTo, isPending } = useMagicLink();
  return (
    <div className="grid max-w-xl gap-4">
      <Notice tone="trouble" title="Sign in once more first">
        <p>
          You have no password that we could ask for. We mail a link to{" "}
          <strong className="wrap-anywhere">{email}</strong>; open it in this browser, and change your email within 15
          minutes.
        </p>
      </Notice>
      {sentTo && <MailSent>The link is on its way. It brings you back to this page.</MailSent>}
      <div className="flex flex-wrap gap-3">
        <Button busy={isPending} onClick={() => void send({ email, next: "/account" }).catch(toastProblem)}>
          {sentTo ? "Send again" : "Mail me a link to sign in"}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
