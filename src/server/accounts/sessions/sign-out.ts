import type { Deps } from "#server/deps.ts";
import { callBetterAuth } from "../call-better-auth.ts";
import type { Client, SignedInClient, WithCookies } from "../client.ts";
import { expiredCookie } from "../cookies.ts";
import { endSessions } from "./store.ts";

type Done = WithCookies<{ success: true }>;

/** Ends the session that the client carries, if there is one, and forgets which links this browser redeemed. */
export async function signOut(deps: Deps, client: Client): Promise<Done> {
  const { cookies } = await callBetterAuth(deps, client, { path: "/sign-out" });
  return { body: { success: true }, cookies: [...cookies, expiredCookie(deps.env, "link")] };
}

/** Ends every session of the user, the client's too. */
export async function signOutEverywhere(deps: Deps, client: SignedInClient): Promise<Done> {
  await endSessions(deps.db, client.user.id);
  return signOut(deps, client);
}
