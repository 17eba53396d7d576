import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { showFieldProblems } from "#web/http/field-problems.ts";
import { isProblem } from "#web/http/problem-error.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useSubmitOnce } from "#web/ui/forms/use-submit-once.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { NewPasswordField } from "../passwords/new-password-field.tsx";
import { useMinLength } from "../passwords/use-min-length.ts";
import { announce } from "../shared/auth-events.ts";
import { useWayIn } from "../shared/session.ts";
import { newPassword } from "../sign-in/auth-forms.ts";
import type { LinkProps } from "./confirm-page.tsx";
import { afterReset } from "./lost-answer.ts";
import { RemovedSignInMethods } from "./removed-sign-in-methods.tsx";

/** A new password in place of a forgotten one; signs in. */
export function NewPassword({ link, email, removedSignInMethods, onEntered, onDead }: LinkProps) {
  const schema = z.object({ new_password: newPassword(useMinLength()) });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { new_password: "" } });
  const typed = useWatch({ control: form.control, name: "new_password" });
  const [recover] = useState(() => afterReset(email));
  const reset = useWayIn<{ token: string; new_password: string }>("/reset-password", recover);
  useEffect(() => announce({ type: "password_recovery" }), []);
  const send = useSubmitOnce(async ({ new_password }: { new_password: string }) => {
    try {
      const answer = await reset.mutateAsync({ token: link.token, new_password });
      announce({ type: "user_updated" });
      showToast({ title: "Password changed", description: "All other devices are signed out." });
      onEntered(answer);
    } catch (error) {
      if (isProblem(error, "invalid_token")) return onDead();
      if (!showFieldProblems(error, ["new_password"], form.setError)) toastProblem(error);
    }
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="grid gap-5">
      <p>
        For the account of <strong className="wrap-anywhere">{email}</strong>.
      </p>
      {removedSignInMethods && <RemovedSignInMethods />}
      {/* So that a password manager files the new password under this address. */}
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
