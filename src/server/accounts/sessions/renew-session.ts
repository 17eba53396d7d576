import type { AccountUser, SessionAnswer } from "#domain/accounts/account.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { callBetterAuth } from "../call-better-auth.ts";
import type { Client, WithCookies } from "../client.ts";
import { sessionToken } from "./session.ts";
import { signedInAs } from "./start-session.ts";
import { markSeen, sessionEnd } from "./store.ts";

/** The session that the client carries. Throws 401 `session_missing` or `invalid_token`. */
export async function readSession({ db, env, currentStudent }: Deps, { headers }: Client): Promise<SessionAnswer> {
  const user = await currentStudent(headers);
  const token = sessionToken(env, headers);
  const end = user && token && (await sessionEnd(db, token));
  if (!user || !end) throw noSession(headers);
  return { session: { expires_at: end.toISOString() }, user };
}

/**
 * Renews the session that the client carries and sets its cookie again, with the same token: any number of tabs may do
 * so at once. Throws 401 `session_missing` or `invalid_token`.
 */
export async function renewSession(deps: Deps, client: Client): Promise<WithCookies<SessionAnswer>> {
  const user = await deps.currentStudent(client.headers);
  const answer = user && (await callBetterAuth(deps, client, { path: "/renew-session" }));
  if (!user || !answer?.ok) throw noSession(client.headers);
  await markSeen(deps.db, user.id);
  const { expires_at } = answer.body as { expires_at: string }; // better-auth-plugin.ts answers it
  return { body: { session: { expires_at }, user }, cookies: answer.cookies };
}

/** Gives the session that the client carries a new token; the old one is dead. Throws 401 when there is no session. */
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
