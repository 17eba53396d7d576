import { useEffect } from "react";
import type { KnownMe } from "./api.ts";
import { announce } from "./auth-events.ts";
// Loaded here, so that a sign-out elsewhere is followed without a request.
import "./follow-tabs.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import { isBackFromGoogle } from "./trip-to-google.ts";
import { useKeptSession } from "./use-kept-session.ts";

/** Watches over the session of whoever is signed in, and asks them to sign in again when it has ended by itself. */
export default function SessionWatch({ me }: { me: KnownMe }) {
  useKeptSession();
  const { user, lapsed } = me;
  const userId = user?.id;
  useEffect(() => {
    if (userId && isBackFromGoogle()) announce({ type: "signed_in", user_id: userId });
  }, [userId]);
  useEffect(() => {
    // Fetched while there is a connection: the question must come up over what was typed, whatever has happened by then.
    void import("#web/ui/dialog-panel.tsx").catch(() => {});
  }, []);
  useEffect(() => {
    if (lapsed) announce({ type: "signed_out", by: "server" });
  }, [lapsed]);
  return user && <SignInAgain user={user} open={lapsed === true} />;
}
