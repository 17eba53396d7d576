import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { OwnPassword } from "#domain/accounts/account-settings.ts";
import { showFieldProblems } from "#web/http/field-problems.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { useSubmitOnce } from "#web/ui/forms/use-submit-once.ts";

type AskPasswordFormProps = {
  label: string;
  tone?: "primary" | "danger";
  /** Rejects with the server's refusal, which is then shown. */
  onPassword: (proof: z.infer<typeof OwnPassword>) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password before something that a stranger at an open screen must not do. */
export function AskPasswordForm({ label, tone = "primary", onPassword, onCancel }: AskPasswordFormProps) {
  const form = useForm({ resolver: zodResolver(OwnPassword), defaultValues: { password: "" } });
  const send = useSubmitOnce(async (proof: z.infer<typeof OwnPassword>) => {
    try {
      await onPassword(proof);
    } catch (error) {
      if (!showFieldProblems(error, ["password"], form.setError)) toastProblem(error);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="grid max-w-md gap-4">
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        autoFocus
        required
        error={errors.password?.message}
        {...form.register("password")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={tone} busy={isSubmitting}>
          {label}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
