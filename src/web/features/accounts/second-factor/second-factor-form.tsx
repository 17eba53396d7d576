import { useState } from "react";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { useSignInRequest } from "../shared/session.ts";
import { useCodeForm } from "../sign-in/one-field-form.ts";
import { type SignInOutcome, signInToasts } from "../sign-in/sign-in-requests.ts";
import { CodeField } from "./code-field.tsx";

type SecondFactorFormProps = {
  onSignIn: (outcome: SignInOutcome) => void;
  /** The first step was too long ago, or happened in another browser. */
  onExpired: () => void;
};

/** The second step of signing in: a code of the authenticator app, or one of the recovery codes. */
export function SecondFactorForm({ onSignIn, onExpired }: SecondFactorFormProps) {
  const [recovering, setRecovering] = useState(false);
  const form = useCodeForm();
  const verify = useSignInRequest<{ code: string }>(
    recovering ? "/two-factor/verify-recovery-code" : "/two-factor/verify-totp",
  );
  const { submit } = useFormSubmit({
    form,
    fields: ["code"],
    send: async ({ code }) => {
      const outcome = await verify.mutateAsync({ code });
      showToast(signInToasts.welcome);
      onSignIn(outcome);
    },
    refusals: {
      two_factor_expired: onExpired,
      invalid_code: ({ message }) => form.setError("code", { message }),
    },
  });
  const switchKind = () => {
    setRecovering(!recovering);
    form.reset();
  };
  const field = { ...form.register("code"), error: form.formState.errors.code?.message };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {recovering ? (
        <TextField
          key="recovery"
          label="Recovery code"
          hint="One of the codes that you kept when you set this up. Each works once."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          {...field}
        />
      ) : (
        <CodeField autoFocus {...field} />
      )}
      <Button type="submit" busy={verify.isPending} className="w-full">
        {verify.isPending ? "Checking..." : "Sign In"}
      </Button>
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={switchKind}>
        {recovering ? "Use a code from the app" : "Use a recovery code instead"}
      </Button>
    </form>
  );
}
