import { isProblem } from "#web/http/problem-error.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { ClearsWaysIn } from "./clears-ways-in.tsx";
import type { LinkProps } from "./confirm-page.tsx";
import { afterMagicLink } from "./lost-answer.ts";
import { toastProblem } from "./problem-toast.ts";
import { isSignedIn, useWayIn } from "./session.ts";
import { useOnce } from "./use-once.ts";
import { signInToasts } from "./ways-in.ts";

/** A magic link: signs in. */
export function ConfirmSignIn({ link, email, clearsWaysIn, onEntered, onDead }: LinkProps) {
  const signIn = useWayIn<{ token: string }>("/magic-link/verify", afterMagicLink(email));
  const send = useOnce(async () => {
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
      {clearsWaysIn && <ClearsWaysIn />}
      <Button busy={signIn.isPending} onClick={() => void send(undefined)} className="w-full">
        Sign In
      </Button>
    </div>
  );
}
