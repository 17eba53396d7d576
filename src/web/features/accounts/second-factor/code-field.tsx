import { TextField } from "#web/ui/forms/text-field.tsx";

type CodeFieldProps = {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  autoFocus?: boolean;
};

/** The six digits of an authenticator app, which phones and password managers fill in by themselves. */
export function CodeField({ value, onChange, error, autoFocus }: CodeFieldProps) {
  return (
    <TextField
      label="Six-digit code"
      hint="From your authenticator app. It changes every 30 seconds."
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      required
      autoFocus={autoFocus}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
