import { isProblem } from "#web/http/problem-error.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useSubmitOnce } from "#web/ui/forms/use-submit-once.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { isSignedIn, useWayIn } from "../shared/session.ts";
import { signInToasts } from "../sign-in/sign-in-requests.ts";
import type { LinkProps } from "./confirm-page.tsx";
import { afterMagicLink } from "./lost-answer.ts";
import { RemovedSignInMethods } from "./removed-sign-in-methods.tsx";

/** A magic link: signs in. */
export function ConfirmSignIn({ link, email, removedSignInMethods, onEntered, onDead }: LinkProps) {
  const signIn = useWayIn<{ token: string }>("/magic-link/verify", afterMagicLink(email));
  const send = useSubmitOnce(async () => {
    try {
      const answer = await signIn.mutateAsync({ token: link.token });
      if (isSignedIn(answer)) showToast(signInToasts.welcome);
      onEntered(answer);
    } catch (error) {
      if (isProblem(error, "invalid_token")) return onDead();
      toastProblem(error);
    }
  });
  return (
    <div className="grid gap-5">
      <p>
        You sign in as <strong className="wrap-anywhere">{email}</strong>.
      </p>
      {removedSignInMethods && <RemovedSignInMethods />}
      <Button busy={signIn.isPending} onClick={() => void send(undefined)} className="w-full">
        Sign In
      </Button>
    </div>
  );
}
