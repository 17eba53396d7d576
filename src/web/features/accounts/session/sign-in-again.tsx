import { useRouter } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import type { AccountUser } from "#domain/accounts/account.ts";
import { isProblem, problemText } from "#web/http/problem-error.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { textLinkClasses } from "#web/ui/controls/text-link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { useSubmitOnce } from "#web/ui/forms/use-submit-once.ts";
import { Dialog, type DialogProps } from "#web/ui/overlays/dialog.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { SecondFactorForm } from "../second-factor/second-factor-form.tsx";
import { isSignedIn, useSignIn, useSignOut } from "../shared/session.ts";
import { explainError } from "../sign-in/auth-errors.ts";
import { type Entered, signInToasts } from "../sign-in/sign-in-requests.ts";

type SignInAgainProps = Pick<DialogProps, "open" | "onOpenChange"> & { user: AccountUser };

/**
 * A session ended by itself. The page below stays as it is, with what was typed; the student signs in over it. Signing
 * in any other way, in another tab, closes this too. Its own file, as a session seldom ends.
 */
export default function SignInAgain({ user, ...window }: SignInAgainProps) {
  const router = useRouter();
  const [step, setStep] = useState<"password" | "code" | "code-expired">("password");
  const signOut = useSignOut(async () => {
    await router.navigate({ to: "/" });
  });
  const entered = (answer: Entered) => {
    setStep(isSignedIn(answer) ? "password" : "code");
    // Another account may have been signed in: the guards of the page decide again.
    if (isSignedIn(answer)) void router.invalidate();
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
          <SecondFactorForm onEntered={entered} onExpired={() => setStep("code-expired")} />
        ) : (
          <PasswordAgain email={user.email} onEntered={entered} />
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
          <Button
            variant="ghost"
            size="sm"
            busy={signOut.isPending}
            onClick={() => signOut.mutate(undefined, { onError: (error) => toastProblem(error) })}
          >
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

function PasswordAgain({ email, onEntered }: { email: string; onEntered: (answer: Entered) => void }) {
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const signIn = useSignIn();
  const send = useSubmitOnce(async () => {
    if (password === "") return setProblem("Enter your password.");
    try {
      const answer = await signIn.mutateAsync({ email, password });
      if (isSignedIn(answer)) showToast(signInToasts.welcome);
      onEntered(answer);
    } catch (error) {
      if (isProblem(error, "invalid_credentials")) return setProblem(problemText(error));
      toastProblem(error);
    }
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(undefined);
      }}
    >
      <p>
        You were signed in as <strong className="wrap-anywhere">{email}</strong>
      </p>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus
        required
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setProblem(undefined);
        }}
        error={problem}
      />
      <Button type="submit" busy={signIn.isPending} className="w-full">
        {signIn.isPending ? "Signing in..." : "Sign In"}
      </Button>
    </form>
  );
}
