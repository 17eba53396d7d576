import { useMutation } from "@tanstack/react-query";
import type { RefObject } from "react";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { postAuth } from "../session/auth-call.ts";
import { type AuthDraft, useEmailForm } from "./auth-forms.ts";
import { EmailField } from "./email-field.tsx";
import { MailSent } from "./mail-sent.tsx";
import { useMailToast } from "./use-mail-toast.ts";

type ForgotPasswordFormProps = { draft: RefObject<AuthDraft>; next: string | undefined };

/** Asks for a link to choose a new password. The answer is the same whether or not the email has an account. */
export function ForgotPasswordForm({ draft, next }: ForgotPasswordFormProps) {
  const { form, keep } = useEmailForm(draft);
  const toast = useMailToast();
  const {
    mutateAsync: requestLink,
    isPending,
    data: sentTo,
  } = useMutation({
    mutationFn: async (email: string) => {
      await postAuth("/request-password-reset", { email, next });
      toast({ title: "Link sent", description: "Check your email for a link to choose a new password." });
      return email;
    },
  });
  const { submit } = useFormSubmit({
    form,
    fields: ["email"],
    send: async ({ email }) => void (await requestLink(email)),
  });
  return (
    <form noValidate onChange={keep} onSubmit={submit} className="grid gap-4">
      <EmailField
        label="Email"
        hint="We mail you a link to choose a new password."
        error={form.formState.errors.email?.message}
        {...form.register("email")}
      />
      {sentTo && (
        <MailSent>
          If <strong>{sentTo}</strong> has an account, a link is on its way. It works once, within an hour.
        </MailSent>
      )}
      <Button type="submit" variant={sentTo ? "quiet" : "primary"} busy={isPending} className="w-full">
        {isPending ? "Sending..." : sentTo ? "Send again" : "Send Link"}
      </Button>
    </form>
  );
}
