import { useRouter } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import type { AccountUser } from "#domain/accounts/account.ts";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { textLinkClasses } from "#web/ui/controls/text-link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { Dialog, type DialogProps } from "#web/ui/overlays/dialog.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { SecondFactorForm } from "../second-factor/second-factor-form.tsx";
import { isSignedIn, useSignIn, useSignOut } from "../shared/session.ts";
import { explainError } from "../sign-in/auth-errors.ts";
import { usePasswordForm } from "../sign-in/one-field-form.ts";
import { type SignInOutcome, signInToasts } from "../sign-in/sign-in-requests.ts";

type SignInAgainProps = Pick<DialogProps, "open" | "onOpenChange"> & { user: AccountUser };

/**
 * Asks to sign in again in a dialog after a session ended. The page below stays as it is, with its drafts. A sign-in in
 * another tab closes the dialog too. It is a separate chunk, as sessions rarely end this way.
 */
export default function SignInAgain({ user, ...window }: SignInAgainProps) {
  const router = useRouter();
  const [step, setStep] = useState<"password" | "code" | "code-expired">("password");
  const signOut = useSignOut(async () => {
    await router.navigate({ to: "/" });
  });
  const goOn = (outcome: SignInOutcome) => {
    setStep(isSignedIn(outcome) ? "password" : "code");
    // The student may have signed in to another account, so the route guards run again.
    if (isSignedIn(outcome)) void router.invalidate();
  };
  return (
    <Dialog
      {...window}
      mustAnswer
      title="Your session has ended"
      description="Sign in again to go on where you were. What you typed is still here."
    >
      <div className="grid gap-4">
        {step === "code-expired" && <CodeExpired />}
        {step === "code" ? (
          <SecondFactorForm onSignIn={goOn} onExpired={() => setStep("code-expired")} />
        ) : (
          <PasswordAgain email={user.email} onSignIn={goOn} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-3">
          <a
            href="/auth"
            target="_blank"
            rel="noreferrer"
            className={`${textLinkClasses} inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem]`}
          >
            Another way, in a new tab
            <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4" />
          </a>
          <Button variant="ghost" size="sm" busy={signOut.isPending} onClick={() => signOut.mutate()}>
            Leave this page
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function CodeExpired() {
  const { title, text } = explainError("two_factor_expired");
  return (
    <Notice tone="trouble" title={title}>
      <p>{text}</p>
    </Notice>
  );
}

function PasswordAgain({ email, onSignIn }: { email: string; onSignIn: (outcome: SignInOutcome) => void }) {
  const form = usePasswordForm();
  const signIn = useSignIn();
  const { submit } = useFormSubmit({
    form,
    fields: ["password"],
    send: async ({ password }) => {
      const outcome = await signIn.mutateAsync({ email, password });
      if (isSignedIn(outcome)) showToast(signInToasts.welcome);
      onSignIn(outcome);
    },
    refusals: { invalid_credentials: ({ message }) => form.setError("password", { message }) },
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <p>
        You were signed in as <strong className="wrap-anywhere">{email}</strong>
      </p>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus
        required
        error={form.formState.errors.password?.message}
        {...form.register("password")}
      />
      <Button type="submit" busy={signIn.isPending} className="w-full">
        {signIn.isPending ? "Signing in..." : "Sign In"}
      </Button>
    </form>
  );
}
