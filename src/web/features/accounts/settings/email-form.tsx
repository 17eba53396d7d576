import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { type AccountSettings, EmailChange, OwnPassword } from "#domain/accounts/account-settings.ts";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { EmailField } from "../sign-in/email-field.tsx";
import { useMailToast } from "../sign-in/use-mail-toast.ts";
import { useAccountCall } from "./account-api.ts";
import { FreshSignIn } from "./fresh-sign-in.tsx";

type EmailFormProps = { account: AccountSettings; onSent: (newEmail: string) => void; onCancel: () => void };

const WithPassword = z.object({ ...EmailChange.shape, ...OwnPassword.shape });

/** Asks for the new email, and for the password where there is one. */
export default function EmailForm({ account, onSent, onCancel }: EmailFormProps) {
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
