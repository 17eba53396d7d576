import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { PasswordChange } from "#domain/accounts/account-settings.ts";
import { showFieldProblems } from "#web/http/field-problems.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { useSubmitOnce } from "#web/ui/forms/use-submit-once.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { useAccountChange } from "../settings/account-api.ts";
import { newPassword } from "../sign-in/auth-forms.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { useMinLength } from "./use-min-length.ts";

type ChangePasswordFormProps = { email: string; own: readonly string[]; onDone: () => void };

/** The old password and a new one. */
export function ChangePasswordForm({ email, own, onDone }: ChangePasswordFormProps) {
  const schema = z.object({ ...PasswordChange.shape, new_password: newPassword(useMinLength()) });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { current_password: "", new_password: "" } });
  const typed = useWatch({ control: form.control, name: "new_password" });
  const change = useAccountChange<z.infer<typeof PasswordChange>>("/change-password");
  const errors = form.formState.errors;
  const send = useSubmitOnce(async (passwords: z.infer<typeof PasswordChange>) => {
    try {
      await change.mutateAsync(passwords);
      showToast({ title: "Password changed", description: "All other devices are signed out." });
      onDone();
    } catch (error) {
      if (!showFieldProblems(error, ["current_password", "new_password"], form.setError)) toastProblem(error);
    }
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="grid max-w-md gap-4">
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        required
        error={errors.current_password?.message}
        {...form.register("current_password")}
      />
      <NewPasswordField
        label="New password"
        typed={typed}
        own={own}
        error={errors.new_password?.message}
        {...form.register("new_password")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isPending}>
          Save new password
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
