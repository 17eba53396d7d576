import { useState } from "react";
import { isProblem, problemText } from "#web/http/problem-error.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { useSubmitOnce } from "#web/ui/forms/use-submit-once.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { announce } from "../shared/auth-events.ts";
import { useWayIn } from "../shared/session.ts";
import type { LinkProps } from "./confirm-page.tsx";
import { afterConfirmation } from "./lost-answer.ts";

type Confirmation = { token: string; password?: string; start_fresh?: true };

/**
 * Makes an address the student's own. Where this browser is not signed in to that account the server wants its password
 * too: somebody else may have signed up with this address.
 */
export function ConfirmAddress({ link, email, onEntered, onDead }: LinkProps) {
  const [needsPassword, setNeedsPassword] = useState(false);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const [openElsewhere, setOpenElsewhere] = useState(false);
  const next = link.kind === "confirm" ? "/onboarding" : "/account";
  const confirm = useWayIn<Confirmation>("/verify-email", afterConfirmation(email, next));
  const send = useSubmitOnce(async (more: Omit<Confirmation, "token">) => {
    try {
      const answer = await confirm.mutateAsync({ token: link.token, ...more });
      announce({ type: "user_updated" });
      showToast({ title: "Address confirmed", description: `${email} is yours.` });
      onEntered(answer);
    } catch (error) {
      if (isProblem(error, "invalid_token")) return onDead();
      if (isProblem(error, "password_needed")) return setNeedsPassword(true);
      if (isProblem(error, "no_password")) return setOpenElsewhere(true);
      if (isProblem(error, "wrong_password")) return setProblem(problemText(error));
      toastProblem(error);
    }
  });
  if (openElsewhere) return <SignInFirst />;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (needsPassword && password === "") return setProblem("Enter your password.");
        void send(needsPassword ? { password } : {});
      }}
    >
      <p>
        You confirm <strong className="wrap-anywhere">{email}</strong>.
      </p>
      {needsPassword && (
        <>
          {/* So that a password manager finds the password of this address. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Password"
            hint="You are not signed in here, so we ask for the password of this account."
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
        </>
      )}
      <Button type="submit" busy={confirm.isPending} className="w-full">
        Confirm address
      </Button>
      {needsPassword && link.kind === "confirm" && (
        <div className="grid gap-2 border-t border-line pt-4">
          <p className="text-[0.9375rem] text-muted">
            Did somebody else sign up with your address? Then take the account over: its password and every other
            sign-in stop working.
          </p>
          <Button variant="quiet" busy={confirm.isPending} onClick={() => void send({ start_fresh: true })}>
            I did not set this password
          </Button>
        </div>
      )}
    </form>
  );
}

/** An account without a password can only show by its session that the link is its own. */
function SignInFirst() {
  return (
    <div className="grid gap-4">
      <Notice tone="trouble" title="Sign in on this device first">
        <p>
          This account has no password that we could ask for. Sign in here with a magic link to your present address or
          with Google, then open this link from your mail again. It still works.
        </p>
      </Notice>
      <ButtonLink to="/auth" search={{ next: "/account" }} className="w-full">
        Sign In
      </ButtonLink>
    </div>
  );
}
