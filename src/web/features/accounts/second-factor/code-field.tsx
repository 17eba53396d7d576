import type { ComponentProps } from "react";
import { TextField } from "#web/ui/forms/text-field.tsx";

/** The six digits of an authenticator app. Phones and password managers can fill them in. */
export function CodeField(field: Omit<ComponentProps<typeof TextField>, "label">) {
  return (
    <TextField
      label="Six-digit code"
      hint="From your authenticator app. It changes every 30 seconds."
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      required
      {...field}
    />
  );
}
