import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { OwnPassword } from "#domain/accounts/account-settings.ts";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";

type AskPasswordFormProps = {
  label: string;
  tone?: "primary" | "danger";
  /** Rejects with the server's refusal, which the form then shows. */
  onPassword: (input: z.infer<typeof OwnPassword>) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password before a sensitive change, so that another person at an unlocked screen cannot make it. */
export default function AskPasswordForm({ label, tone = "primary", onPassword, onCancel }: AskPasswordFormProps) {
  const form = useForm({ resolver: zodResolver(OwnPassword), defaultValues: { password: "" } });
  const { submit, busy } = useFormSubmit({ form, fields: ["password"], send: onPassword });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        autoFocus
        required
        error={errors.password?.message}
        {...form.register("password")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={tone} busy={busy}>
          {label}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
