import { MailWarning } from "lucide-react";
import { unverifiedDays } from "#domain/accounts/unverified-days.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useMailToast } from "../sign-in/use-mail-toast.ts";
import { useAccountCall } from "./account-api.ts";

/** Says that the address is not confirmed, what that is good for, and sends the mail again. */
export function UnconfirmedAddress({ email }: { email: string }) {
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
    <Notice
      tone="plain"
      title="Your address is not confirmed yet"
      icon={<MailWarning aria-hidden="true" strokeWidth={1.75} />}
    >
      <p>
        Open the link that we mailed to <strong className="wrap-anywhere">{email}</strong>. It shows that the address is
        yours, and nobody else can claim it then. While it is not confirmed, your account is removed when you have not
        used it for {unverifiedDays.empty} days, or for {unverifiedDays.withProfile} days once you have filled in a
        profile.
      </p>
      <Button variant="quiet" size="sm" className="mt-1 justify-self-start" busy={resend.isPending} onClick={send}>
        Send it again
      </Button>
    </Notice>
  );
}
