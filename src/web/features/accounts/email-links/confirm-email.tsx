import { useState } from "react";
import { type Refusals, useAction, useFormSubmit } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { announce } from "../shared/auth-events.ts";
import { useSignInRequest } from "../shared/session.ts";
import { usePasswordForm } from "../sign-in/one-field-form.ts";
import type { LinkProps } from "./confirm-page.tsx";

type Confirmation = { token: string; password?: string; start_fresh?: true };

/**
 * Verifies an email. In a browser that is not signed in to the account, the server requires its password too, as
 * another person may have signed up with this email.
 */
export function ConfirmEmail(props: LinkProps) {
  const { link, email, onSignIn, onExpired } = props;
  const [step, setStep] = useState<"confirm" | "password" | "sign-in-first">("confirm");
  const confirm = useSignInRequest<Confirmation>("/verify-email");
  const confirmWith = async (more: Omit<Confirmation, "token">) => {
    const outcome = await confirm.mutateAsync({ token: link.token, ...more });
    announce({ type: "user_updated" });
    showToast({ title: "Email confirmed", description: `You can use ${email} to sign in.` });
    onSignIn(outcome);
  };
  const refusals: Refusals = {
    invalid_token: onExpired,
    password_needed: () => setStep("password"),
    no_password: () => setStep("sign-in-first"),
  };
  const confirmNow = useAction(() => confirmWith({}), refusals);
  if (step === "sign-in-first") return <SignInFirst />;
  return (
    <div className="grid gap-5">
      <p>
        Confirm that <strong className="wrap-anywhere">{email}</strong> is your email.
      </p>
      {step === "confirm" ? (
        <Button busy={confirm.isPending} onClick={confirmNow} className="w-full">
          Confirm email
        </Button>
      ) : (
        <ConfirmWithPassword {...props} onConfirm={confirmWith} refusals={refusals} />
      )}
    </div>
  );
}

type ConfirmWithPasswordProps = LinkProps & {
  onConfirm: (more: Omit<Confirmation, "token">) => Promise<void>;
  refusals: Refusals;
};

function ConfirmWithPassword({ link, email, onConfirm, refusals }: ConfirmWithPasswordProps) {
  const form = usePasswordForm();
  const { submit, busy } = useFormSubmit({
    form,
    fields: ["password"],
    send: onConfirm,
    refusals: { ...refusals, wrong_password: ({ message }) => form.setError("password", { message }) },
  });
  const startFresh = useAction(() => onConfirm({ start_fresh: true }), refusals);
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {/* Password managers use it to find the password for this email. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        hint="You are not signed in here, so enter the password of this account."
        autoComplete="current-password"
        autoFocus
        required
        error={form.formState.errors.password?.message}
        {...form.register("password")}
      />
      <Button type="submit" busy={busy} className="w-full">
        Confirm email
      </Button>
      {link.kind === "confirm" && (
        <div className="grid gap-2 border-t border-line pt-4">
          <p className="text-[0.9375rem] text-muted">
            Did somebody else sign up with your email? Take over the account: its password and every other sign-in stop
            working.
          </p>
          <Button variant="quiet" onClick={startFresh}>
            I did not set this password
          </Button>
        </div>
      )}
    </form>
  );
}

/**
 * For an account without a password. Only a session shows that the link belongs to it, so the student signs in first.
 */
function SignInFirst() {
  return (
    <div className="grid gap-4">
      <Notice tone="trouble" title="Sign in on this device first">
        <p>
          This account has no password. Sign in here with a magic link to your current email, or with Google. Then open
          the link from your email again. It still works.
        </p>
      </Notice>
      <ButtonLink to="/auth" search={{ next: "/account" }} className="w-full">
        Sign In
      </ButtonLink>
    </div>
  );
}
