import type { ComponentProps } from "react";
import { TextField } from "#web/ui/forms/text-field.tsx";

/** An email field with the attributes for password managers and phone keyboards. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      {...props}
    />
  );
}
