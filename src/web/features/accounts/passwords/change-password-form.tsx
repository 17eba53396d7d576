import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { PasswordChange } from "#domain/accounts/account-settings.ts";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { useAccountChange } from "../settings/account-api.ts";
import { newPassword } from "../sign-in/auth-forms.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { useMinLength } from "./use-min-length.ts";

type ChangePasswordFormProps = { email: string; own: readonly string[]; onDone: () => void };

/** Asks for the current password and a new one. */
export default function ChangePasswordForm({ email, own, onDone }: ChangePasswordFormProps) {
  const schema = z.object({ ...PasswordChange.shape, new_password: newPassword(useMinLength()) });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { current_password: "", new_password: "" } });
  const typed = useWatch({ control: form.control, name: "new_password" });
  const change = useAccountChange<z.infer<typeof PasswordChange>>("/change-password");
  const errors = form.formState.errors;
  const { submit } = useFormSubmit({
    form,
    fields: ["current_password", "new_password"],
    send: async (passwords) => {
      await change.mutateAsync(passwords);
      showToast({ title: "Password changed", description: "All other devices are signed out." });
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
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
