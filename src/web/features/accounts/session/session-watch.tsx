import { useEffect, useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";
import type { KnownMe } from "../api.ts";
import { announce } from "../shared/auth-events.ts";
// Loaded here, so that a sign-out elsewhere is followed without a request.
import "./follow-tabs.ts";
import { isBackFromGoogle } from "../sign-in/google-redirect.ts";
import { useSessionKeeper } from "./use-session-keeper.ts";

const SignInAgain = lazyPart(() => import("./sign-in-again.tsx"));

/**
 * Once something is typed the question must be able to come up over it, whatever has happened to the connection by
 * then.
 */
function preloadQuestion() {
  SignInAgain.preload();
  Dialog.preload();
}

/** Watches over the session of whoever is signed in, and asks them to sign in again when it has ended by itself. */
export default function SessionWatch({ me }: { me: KnownMe }) {
  useSessionKeeper();
  const [missing, setMissing] = useState(false);
  const { user, lapsed } = me;
  const userId = user?.id;
  useEffect(() => {
    if (userId && isBackFromGoogle()) announce({ type: "signed_in", user_id: userId });
  }, [userId]);
  useEffect(() => {
    addEventListener("input", preloadQuestion, { capture: true, once: true });
    return () => removeEventListener("input", preloadQuestion, { capture: true });
  }, []);
  useEffect(() => {
    if (lapsed) announce({ type: "signed_out", by: "server" });
  }, [lapsed]);
  if (missing && !lapsed) setMissing(false);
  return (
    user && (
      <>
        {/* There is no way out of it, so that it closes only where its code cannot be had. */}
        <SignInAgain user={user} open={lapsed === true && !missing} onOpenChange={(open) => setMissing(!open)} />
        {lapsed && <div id="session-over">{missing && <NoQuestion onRetry={() => setMissing(false)} />}</div>}
      </>
    )
  );
}

/** Stands where the page is hidden and its question cannot be had. */
const NoQuestion = ({ onRetry }: { onRetry: () => void }) => (
  <main className="fixed inset-x-4 top-1/4 grid justify-items-center gap-4 text-center">
    <div role="alert">
      <h1>Your session has ended</h1>
      <p>The window to sign in again could not be loaded. What you typed is still here.</p>
    </div>
    <Button onClick={onRetry}>Try again</Button>
    <a href="/auth" target="_blank" rel="noreferrer" className="text-green underline">
      Sign in in a new tab
    </a>
  </main>
);
