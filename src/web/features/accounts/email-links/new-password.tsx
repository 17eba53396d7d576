import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { NewPasswordField } from "../passwords/new-password-field.tsx";
import { useMinLength } from "../passwords/use-min-length.ts";
import { announce } from "../shared/auth-events.ts";
import { useSignInRequest } from "../shared/session.ts";
import { newPassword } from "../sign-in/auth-forms.ts";
import type { LinkProps } from "./confirm-page.tsx";
import { RemovedSignInMethods } from "./removed-sign-in-methods.tsx";

/** Replaces a forgotten password and signs in. */
export function NewPassword({ link, email, removedSignInMethods, onSignIn, onExpired }: LinkProps) {
  const schema = z.object({ new_password: newPassword(useMinLength()) });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { new_password: "" } });
  const typed = useWatch({ control: form.control, name: "new_password" });
  const reset = useSignInRequest<{ token: string; new_password: string }>("/reset-password");
  useEffect(() => announce({ type: "password_recovery" }), []);
  const { submit } = useFormSubmit({
    form,
    fields: ["new_password"],
    send: async ({ new_password }) => {
      const outcome = await reset.mutateAsync({ token: link.token, new_password });
      announce({ type: "user_updated" });
      showToast({ title: "Password changed", description: "All other devices are signed out." });
      onSignIn(outcome);
    },
    refusals: { invalid_token: onExpired },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p>
        For the account of <strong className="wrap-anywhere">{email}</strong>.
      </p>
      {removedSignInMethods && <RemovedSignInMethods />}
      {/* Lets a password manager store the new password under this email. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label="New password"
        typed={typed}
        own={[email]}
        error={form.formState.errors.new_password?.message}
        {...form.register("new_password")}
      />
      <Button type="submit" busy={reset.isPending} className="w-full">
        {reset.isPending ? "Saving..." : "Save new password"}
      </Button>
    </form>
  );
}
