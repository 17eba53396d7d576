import { useEffect } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { lazyOverlay } from "#web/ui/lazy-part.tsx";
import type { KnownMe } from "./api.ts";
import { announce } from "./auth-events.ts";
// Loaded here, so that a sign-out elsewhere is followed without a request.
import "./follow-tabs.ts";
import { isBackFromGoogle } from "./trip-to-google.ts";
import { useKeptSession } from "./use-kept-session.ts";

const SignInAgain = lazyOverlay(() => import("./sign-in-again.tsx"));

/** Once something is typed the question must be able to come up over it, whatever has happened to the connection by then. */
function preloadQuestion() {
  SignInAgain.preload();
  Dialog.preload();
}

const stayOpen = () => {};

/** Watches over the session of whoever is signed in, and asks them to sign in again when it has ended by itself. */
export default function SessionWatch({ me }: { me: KnownMe }) {
  useKeptSession();
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
  return user && <SignInAgain user={user} open={lapsed === true} onOpenChange={stayOpen} />;
}
