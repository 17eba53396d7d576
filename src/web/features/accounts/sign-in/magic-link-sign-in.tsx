import type { RefObject } from "react";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { type AuthDraft, useEmailForm } from "./auth-forms.ts";
import { EmailField } from "./email-field.tsx";
import { MailSent } from "./mail-sent.tsx";
import { useMagicLink } from "./use-magic-link.ts";

type MagicLinkFormProps = { draft: RefObject<AuthDraft>; next: string | undefined };

/** Requests a magic link. The answer is the same whether or not the email has an account. */
export function MagicLinkSignIn({ draft, next }: MagicLinkFormProps) {
  const { form, keep } = useEmailForm(draft);
  const { send, sentTo, isPending } = useMagicLink();
  const { submit } = useFormSubmit({ form, fields: ["email"], send: ({ email }) => send({ email, next }) });
  return (
    <form noValidate onChange={keep} onSubmit={submit} className="grid gap-4">
      <EmailField
        label="Email"
        autoComplete="email"
        hint="We mail you a link. It signs you in without a password."
        error={form.formState.errors.email?.message}
        {...form.register("email")}
      />
      {sentTo && (
        <MailSent>
          If <strong>{sentTo}</strong> has an account, a link is on its way. It works once, within 15 minutes.
        </MailSent>
      )}
      <Button type="submit" variant={sentTo ? "quiet" : "primary"} busy={isPending} className="w-full">
        {isPending ? "Sending..." : sentTo ? "Send again" : "Send Magic Link"}
      </Button>
    </form>
  );
}
