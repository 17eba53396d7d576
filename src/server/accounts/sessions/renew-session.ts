import { AccountUser, type SessionAnswer } from "#domain/accounts/account.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { callBetterAuth } from "../call-better-auth.ts";
import type { Client, WithCookies } from "../client.ts";
import { sessionToken } from "./session.ts";
import { signedInAs } from "./start-session.ts";
import { markSeen, sessionEnd } from "./store.ts";

/** The session of the client. Throws 401 `session_missing` or `invalid_token`. */
export async function readSession({ db, env, currentStudent }: Deps, { headers }: Client): Promise<SessionAnswer> {
  const user = await currentStudent(headers);
  const token = sessionToken(env, headers);
  const end = user && token && (await sessionEnd(db, token));
  if (!user || !end) throw noSession(headers);
  return { session: { expires_at: end.toISOString() }, user: AccountUser.parse(user) };
}

/**
 * Renews the session of the client and sets its cookie again. The token stays the same, so that several tabs may renew
 * at the same time. Throws 401 `session_missing` or `invalid_token`.
 */
export async function renewSession(deps: Deps, client: Client): Promise<WithCookies<SessionAnswer>> {
  const user = await deps.currentStudent(client.headers);
  const answer = user && (await callBetterAuth(deps, client, { path: "/renew-session" }));
  if (!user || !answer?.ok) throw noSession(client.headers);
  await markSeen(deps.db, user.id);
  const { expires_at } = answer.body as { expires_at: string }; // the type in better-auth-plugin.ts
  return { body: { session: { expires_at }, user: AccountUser.parse(user) }, cookies: answer.cookies };
}

/** Gives the client's session a new token; the old token stops working. Throws 401 when there is no session. */
export async function replaceSession(
  deps: Deps,
  client: Client,
): Promise<WithCookies<{ token: string; user: AccountUser }>> {
  const answer = await callBetterAuth(deps, client, { path: "/replace-session" });
  if (!answer.ok) throw noSession(client.headers);
  return { body: signedInAs(answer), cookies: answer.cookies };
}

const noSession = (headers: Headers) =>
  headers.has("authorization")
    ? new Problem(401, "invalid_token", "This token is not valid, or its session has ended.")
    : new Problem(401, "session_missing", "Auth session missing!");
