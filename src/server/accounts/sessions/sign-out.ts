import type { Deps } from "#server/deps.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { callBetterAuth } from "../call-better-auth.ts";
import type { Client, SignedInClient, WithCookies } from "../client.ts";
import { expiredCookie } from "../cookies.ts";
import { sessionToken } from "./session.ts";
import { endSessions } from "./store.ts";

type Done = { success: true };

/** Ends the client's session, if any, and deletes the record of links that this browser redeemed. */
export async function signOut(deps: Deps, client: Client): Promise<WithCookies<Done>> {
  const { cookies } = await callBetterAuth(deps, client, { path: "/sign-out" });
  return { body: { success: true }, cookies: [...cookies, expiredCookie(deps.env, "link")] };
}

/** Ends every session of the user except the client's. */
export async function signOutOthers({ db, env }: Deps, { user, headers }: SignedInClient): Promise<Done> {
  await inTransaction(db, (tx) => endSessions(tx, user.id, sessionToken(env, headers)));
  return { success: true };
}

/** Ends every session of the user, including the client's. */
export async function signOutEverywhere(deps: Deps, client: SignedInClient): Promise<WithCookies<Done>> {
  await inTransaction(deps.db, (tx) => endSessions(tx, client.user.id));
  return signOut(deps, client);
}
