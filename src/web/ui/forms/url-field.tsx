import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

type UrlFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "type" | "inputMode" | "autoCapitalize" | "spellCheck" | "placeholder"
>;

/** A field for the URL of a website. */
export const UrlField = (props: UrlFieldProps) => (
  <TextField type="url" inputMode="url" autoCapitalize="none" spellCheck={false} placeholder="https://" {...props} />
);
