import type { Me } from "#domain/accounts/me.ts";
import { signedOut } from "#domain/accounts/signed-out.ts";
import { isOnboarded } from "#domain/profile/onboarded.ts";
import { accessOf } from "#server/billing/access/read-access.ts";
import type { Deps } from "#server/deps.ts";
import type { Client, WithCookies } from "../client.ts";
import { renewSession } from "../sessions/renew-session.ts";
import { sessionToken } from "../sessions/session.ts";
import { findMe } from "./me-store.ts";

/** The signed-in user, if any. Renews the session once a day. */
export async function readMe(deps: Deps, client: Client): Promise<WithCookies<Me>> {
  const token = sessionToken(deps.env, client.headers);
  const stored = token === null ? null : await findMe(deps.db, token);
  if (!stored) return { body: signedOut, cookies: [] };
  const { id, email, full_name, has_profile } = stored;
  const { cookies } = stored.session_ages ? await renewSession(deps, client) : { cookies: [] };
  const body: Me = {
    user: { id, email, full_name },
    has_profile,
    profile_complete: isOnboarded(stored),
    ...accessOf(stored, stored.billing, deps.clock()),
  };
  return { body, cookies };
}
