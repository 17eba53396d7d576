import type { Me } from "#domain/accounts/me.ts";
import { signedOut } from "#domain/accounts/signed-out.ts";
import { accessAt, trialEnd } from "#domain/billing/access.ts";
import { isOnboarded } from "#domain/profile/onboarded.ts";
import type { Deps } from "#server/deps.ts";
import { findProfile } from "#server/profile/store.ts";
import type { Client, WithCookies } from "../client.ts";
import { renewSession } from "../sessions/renew-session.ts";
import { sessionToken } from "../sessions/session.ts";
import { accountAtSession } from "../store.ts";

/** The signed-in user, if any. Renews the session once a day. */
export async function readMe(deps: Deps, client: Client): Promise<WithCookies<Me>> {
  const { db, env, clock, currentStudent } = deps;
  const user = await currentStudent(client.headers);
  const [account, profile] = user
    ? await Promise.all([accountAtSession(db, user.id, sessionToken(env, client.headers)), findProfile(db, user.id)])
    : [null, null];
  if (!user || !account) return { body: signedOut, cookies: [] };
  const { cookies } = account.session_ages ? await renewSession(deps, client) : { cookies: [] };
  const { id, email, full_name } = user;
  const body: Me = {
    user: { id, email, full_name },
    has_profile: profile !== null,
    profile_complete: profile !== null && isOnboarded(profile),
    subscription: accessAt({ trial_ends_at: trialEnd(account.signed_up_at), premium_until: null }, clock()),
    credits: 0,
  };
  return { body, cookies };
}
