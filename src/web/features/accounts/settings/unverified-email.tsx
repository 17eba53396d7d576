import { MailWarning } from "lucide-react";
import { unverifiedDays } from "#domain/accounts/unverified-days.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useMailToast } from "../sign-in/use-mail-toast.ts";
import { useAccountCall } from "./account-api.ts";

/** Says that the email is unverified and what that means, with a button to send the link again. */
export function UnverifiedEmail({ email }: { email: string }) {
  const toast = useMailToast();
  const resend = useAccountCall<object>("/resend");
  const send = () =>
    resend.mutate(
      {},
      {
        onError: (error) => toastProblem(error),
        onSuccess: () => toast({ title: "Mail sent", description: "Check your email for a link to confirm it." }),
      },
    );
  return (
    <Notice tone="plain" title="Confirm your email" icon={<MailWarning aria-hidden="true" strokeWidth={1.75} />}>
      <p>
        We sent a link to <strong className="wrap-anywhere">{email}</strong> for you to open. If you don't, we delete
        your account when you haven't used it for {unverifiedDays.withProfile} days ({unverifiedDays.empty} days without
        a profile).
      </p>
      <Button variant="quiet" size="sm" className="mt-1 justify-self-start" busy={resend.isPending} onClick={send}>
        Send it again
      </Button>
    </Notice>
  );
}
