import { useState } from "react";
import type { AccountSettings } from "#domain/accounts/account-settings.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";
import { useReturnedFocus } from "#web/ui/use-returned-focus.ts";
import { useAccountCall } from "../settings/account-api.ts";
import { sectionTitles, WaitingForm } from "../settings/account-sections.tsx";
import { MailSent } from "../sign-in/mail-sent.tsx";
import { useMailToast } from "../sign-in/use-mail-toast.ts";

const ChangePasswordForm = lazyPart(() => import("./change-password-form.tsx"), {
  waiting: <WaitingForm height="h-91 sm:h-77" />,
  missing: missingPart,
});

type PasswordSectionProps = { account: AccountSettings; own: readonly string[] };

/** Changes the password. For an account without one, mails a link to set it. */
export function PasswordSection({ account, own }: PasswordSectionProps) {
  const [open, setOpen] = useState(false);
  const button = useReturnedFocus(open);
  if (!account.has_password) return <NoPassword email={account.email} />;
  return (
    <CardSection title={sectionTitles.password} lead="A change signs every other device out.">
      {open ? (
        <ChangePasswordForm email={account.email} own={own} onDone={() => setOpen(false)} />
      ) : (
        <Button ref={button} variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
          Change password
        </Button>
      )}
    </CardSection>
  );
}

function NoPassword({ email }: { email: string }) {
  const toast = useMailToast();
  const ask = useAccountCall<{ email: string; next: string }>("/request-password-reset");
  const send = () =>
    ask.mutate(
      { email, next: "/account" },
      {
        onError: (error) => toastProblem(error),
        onSuccess: () => toast({ title: "Link sent", description: "Check your email for a link to set a password." }),
      },
    );
  return (
    <CardSection
      title={sectionTitles.password}
      lead="You have none: you sign in with a magic link or with Google. You can set one as well."
    >
      {ask.isSuccess && (
        <MailSent>
          A link to set a password is on its way to <strong className="wrap-anywhere">{email}</strong>.
        </MailSent>
      )}
      <Button variant="quiet" className="justify-self-start" busy={ask.isPending} onClick={send}>
        {ask.isSuccess ? "Send again" : "Mail me a link to set one"}
      </Button>
    </CardSection>
  );
}
