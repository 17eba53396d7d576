import type { ComponentProps } from "react";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { passwordHint } from "../sign-in/auth-forms.ts";
import { PasswordMeter } from "./password-meter.tsx";
import { useMinLength } from "./use-min-length.ts";

type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & {
  /** The current text, for the meter. */
  typed: string;
  /** The student's name and email, which a password should not contain. */
  own: readonly string[];
};

/** A field for a new password, with the spec's hint and a strength meter that recommends passphrases. */
export function NewPasswordField({ typed, own, ...field }: NewPasswordFieldProps) {
  return (
    <div>
      <PasswordField autoComplete="new-password" required hint={passwordHint(useMinLength())} {...field} />
      <PasswordMeter password={typed} own={own} refused={field.error !== undefined} />
    </div>
  );
}
