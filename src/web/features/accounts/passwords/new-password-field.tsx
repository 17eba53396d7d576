import type { ComponentProps } from "react";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { passwordHint } from "../sign-in/auth-forms.ts";
import { PasswordMeter } from "./password-meter.tsx";
import { useMinLength } from "./use-min-length.ts";

type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & {
  /** What is typed now, for the meter. */
  typed: string;
  /** Name and email of the student, which a password should not contain. */
  own: readonly string[];
};

/** A password to be: with the spec's hint and a meter that speaks for passphrases. */
export function NewPasswordField({ typed, own, ...field }: NewPasswordFieldProps) {
  return (
    <div>
      <PasswordField autoComplete="new-password" required hint={passwordHint(useMinLength())} {...field} />
      <PasswordMeter password={typed} own={own} refused={field.error !== undefined} />
    </div>
  );
}
