import type { Me } from "#domain/accounts/me.ts";
import { signedOut } from "#domain/accounts/signed-out.ts";
import { isOnboarded } from "#domain/profile/onboarded.ts";
import { readAccess } from "#server/billing/access/read-access.ts";
import type { Deps } from "#server/deps.ts";
import { findProfile } from "#server/profile/store.ts";
import type { Client, WithCookies } from "../client.ts";
import { renewSession } from "../sessions/renew-session.ts";

/** The signed-in user, if any. Renews the session once a day. */
export async function readMe(deps: Deps, client: Client): Promise<WithCookies<Me>> {
  const user = await deps.currentStudent(client.headers);
  if (!user) return { body: signedOut, cookies: [] };
  const { id, email, full_name } = user;
  const [access, profile] = await Promise.all([readAccess(deps, user), findProfile(deps.db, id)]);
  const { cookies } = user.session_ages ? await renewSession(deps, client) : { cookies: [] };
  const body: Me = {
    user: { id, email, full_name },
    has_profile: profile !== null,
    profile_complete: profile !== null && isOnboarded(profile),
    ...access,
  };
  return { body, cookies };
}
