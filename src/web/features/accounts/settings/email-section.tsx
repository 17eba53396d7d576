import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import type { AccountUser } from "#domain/accounts/account.ts";
import { type AccountSettings, EmailChange, OwnPassword } from "#domain/accounts/account-settings.ts";
import { profileQuery } from "#web/features/profile/api.ts";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { EmailField } from "../sign-in/email-field.tsx";
import { MailSent } from "../sign-in/mail-sent.tsx";
import { useMailToast } from "../sign-in/use-mail-toast.ts";
import { useAccountCall } from "./account-api.ts";
import { AccountSection } from "./account-section.tsx";
import { FreshSignIn } from "./fresh-sign-in.tsx";

/** Name and email, and the form that changes the email. */
export function EmailSection({ user, account }: { user: AccountUser; account: AccountSettings }) {
  const { data: profile } = useQuery(profileQuery);
  const name = profile?.full_name?.trim() || user.full_name;
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const sent = (newEmail: string) => {
    setSentTo(newEmail);
    setOpen(false);
  };
  return (
    <AccountSection title="Name and email">
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
        <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
          Change email
        </Button>
      )}
    </AccountSection>
  );
}

type EmailFormProps = { account: AccountSettings; onSent: (newEmail: string) => void; onCancel: () => void };

const WithPassword = z.object({ ...EmailChange.shape, ...OwnPassword.shape });

function EmailForm({ account, onSent, onCancel }: EmailFormProps) {
  const schema = account.has_password ? WithPassword : EmailChange;
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { new_email: "", password: "" } });
  const [signInFirst, setSignInFirst] = useState(false);
  const toast = useMailToast();
  const change = useAccountCall<{ new_email: string; password?: string | undefined }>("/change-email");
  const errors = form.formState.errors;
  const { submit } = useFormSubmit({
    form,
    fields: ["new_email", "password"],
    send: async (wanted) => {
      await change.mutateAsync(wanted);
      toast({ title: "Link sent", description: "Check your new email for a link to confirm it." });
      onSent(wanted.new_email);
    },
    refusals: { fresh_sign_in_needed: () => setSignInFirst(true) },
  });
  if (signInFirst) return <FreshSignIn email={account.email} onCancel={onCancel} />;
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <EmailField
        label="New email"
        autoComplete="email"
        autoFocus
        error={errors.new_email?.message}
        {...form.register("new_email")}
      />
      {account.has_password ? (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register("password")}
        />
      ) : (
        <p className="text-[0.9375rem] text-muted">
          You have no password that we could ask for, so this works within 15 minutes of signing in.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isPending}>
          Send confirmation link
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
