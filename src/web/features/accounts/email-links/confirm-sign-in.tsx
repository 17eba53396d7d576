import { useAction } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { isSignedIn, useSignInRequest } from "../shared/session.ts";
import { signInToasts } from "../sign-in/sign-in-requests.ts";
import type { LinkProps } from "./confirm-page.tsx";
import { RemovedSignInMethods } from "./removed-sign-in-methods.tsx";

/** Signs in with a magic link. */
export function ConfirmSignIn({ link, email, removedSignInMethods, onSignIn, onExpired }: LinkProps) {
  const signIn = useSignInRequest<{ token: string }>("/magic-link/verify");
  const send = useAction(
    async () => {
      const outcome = await signIn.mutateAsync({ token: link.token });
      if (isSignedIn(outcome)) showToast(signInToasts.welcome);
      onSignIn(outcome);
    },
    { invalid_token: onExpired },
  );
  return (
    <div className="grid gap-5">
      <p>
        You sign in as <strong className="wrap-anywhere">{email}</strong>.
      </p>
      {removedSignInMethods && <RemovedSignInMethods />}
      <Button busy={signIn.isPending} onClick={send} className="w-full">
        Sign In
      </Button>
    </div>
  );
}
