import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AccountUser } from "#domain/accounts/account.ts";
import type { AccountSettings } from "#domain/accounts/account-settings.ts";
import { profileQuery } from "#web/features/profile/api.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";
import { useReturnedFocus } from "#web/ui/use-returned-focus.ts";
import { MailSent } from "../sign-in/mail-sent.tsx";
import { sectionTitles, WaitingForm } from "./account-sections.tsx";

const EmailForm = lazyPart(() => import("./email-form.tsx"), {
  waiting: <WaitingForm height="h-70 sm:h-56" />,
  missing: missingPart,
});

/** Name and email, and the form that changes the email. */
export function EmailSection({ user, account }: { user: AccountUser; account: AccountSettings }) {
  const { data: profile } = useQuery(profileQuery);
  const name = profile?.full_name?.trim() || user.full_name;
  const [open, setOpen] = useState(false);
  const button = useReturnedFocus(open);
  const [sentTo, setSentTo] = useState<string>();
  const sent = (newEmail: string) => {
    setSentTo(newEmail);
    setOpen(false);
  };
  return (
    <CardSection title={sectionTitles.email}>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_1fr]">
        <dt className="text-muted">Name</dt>
        <dd>
          {name || "Not given"}{" "}
          <TextLink to="/profile/edit" className="ml-2 text-[0.9375rem]">
            Change in your profile
          </TextLink>
        </dd>
        <dt className="mt-2 text-muted sm:mt-0">Email</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere">{account.email}</span>
          {account.email_verified ? <Tag tone="green">Confirmed</Tag> : <Tag>Not confirmed</Tag>}
          {account.google && <Tag>Google</Tag>}
        </dd>
      </dl>
      {sentTo && (
        <MailSent title="One more step">
          Open the link that we sent to <strong className="wrap-anywhere">{sentTo}</strong>. Until then your email stays{" "}
          {account.email}.
        </MailSent>
      )}
      {open ? (
        <EmailForm account={account} onSent={sent} onCancel={() => setOpen(false)} />
      ) : (
        <Button ref={button} variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
          Change email
        </Button>
      )}
    </CardSection>
  );
}
