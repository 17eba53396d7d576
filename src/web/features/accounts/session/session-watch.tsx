import { useEffect, useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";
import type { KnownMe } from "../api.ts";
import { announce } from "../shared/auth-events.ts";
// Imported here, so that a sign-out in another tab needs no request.
import "./follow-tabs.ts";
import { isBackFromGoogle } from "../sign-in/google-redirect.ts";
import { useOfflineCopy } from "./use-offline-copy.ts";
import { useSessionKeeper } from "./use-session-keeper.ts";

const SignInAgain = lazyPart(() => import("./sign-in-again.tsx"));

/** Loads the sign-in dialog when the student first types, so that it can open later without a connection. */
function preloadQuestion() {
  SignInAgain.preload();
  Dialog.preload();
}

/** Watches the session of the signed-in student, and asks them to sign in again after it ended. */
export default function SessionWatch({ me }: { me: KnownMe }) {
  useSessionKeeper();
  useOfflineCopy(me);
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
        {/* The student cannot close it, so it closes only when its chunk failed to load. */}
        <SignInAgain user={user} open={lapsed === true && !missing} onOpenChange={(open) => setMissing(!open)} />
        {lapsed && <div id="session-over">{missing && <NoQuestion onRetry={() => setMissing(false)} />}</div>}
      </>
    )
  );
}

/** Shown when the page is hidden and the chunk of the sign-in dialog failed to load. */
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
