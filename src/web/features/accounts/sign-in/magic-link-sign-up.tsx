import type { RefObject } from "react";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { type AuthDraft, useLinkSignUpForm } from "./auth-forms.ts";
import { EmailField } from "./email-field.tsx";
import { MailSent } from "./mail-sent.tsx";
import { useMagicLink } from "./use-magic-link.ts";

type MagicLinkSignUpProps = { draft: RefObject<AuthDraft>; next: string | undefined };

/** Requests a magic link that creates the account when it is opened. */
export function MagicLinkSignUp({ draft, next }: MagicLinkSignUpProps) {
  const { form, keep } = useLinkSignUpForm(draft);
  const { send, sentTo, isPending } = useMagicLink();
  const errors = form.formState.errors;
  const { submit } = useFormSubmit({
    form,
    fields: ["name", "email"],
    send: ({ name, email }) => send({ name, email, create_user: true, next }),
  });
  return (
    <form noValidate onChange={keep} onSubmit={submit} className="grid gap-4">
      <TextField
        label="Full Name"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...form.register("name")}
      />
      <EmailField
        label="Email Address"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register("email")}
      />
      {sentTo && (
        <MailSent>
          A link is on its way to <strong>{sentTo}</strong>. Your account is made when you open it. It works once,
          within 15 minutes.
        </MailSent>
      )}
      <Button type="submit" variant={sentTo ? "quiet" : "primary"} busy={isPending} className="w-full">
        {isPending ? "Sending..." : sentTo ? "Send again" : "Send Sign Up Link"}
      </Button>
    </form>
  );
}
