import type { AccountUser, SessionAnswer } from "#domain/accounts/account.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { type AnyContext, currentStudent } from "#server/platform/http/routing.ts";
import { callBetterAuth, setCookies } from "../call-better-auth.ts";
import { sessionToken } from "./session.ts";
import { markSeen, signedInAs } from "./start-session.ts";
import { sessionEnd } from "./user-sessions.ts";

/** The session of this request. Throws 401 `session_missing` or `invalid_token`. */
export async function readSession(c: AnyContext): Promise<SessionAnswer> {
  const { db, env } = c.var.deps;
  const user = await currentStudent(c);
  const token = sessionToken(env, c.req.raw.headers);
  const end = user && token && (await sessionEnd(db, token));
  if (!user || !end) throw noSession(c.req.raw.headers);
  return { session: { expires_at: end.toISOString() }, user };
}

/**
 * Prolongs the session of this request and sends its cookie again, with the same token: any number of tabs may do so at
 * once. Throws 401 `session_missing` or `invalid_token`.
 */
export async function renewSession(c: AnyContext): Promise<SessionAnswer> {
  const user = await currentStudent(c);
  const answer = user && (await callBetterAuth(c, "/renew-session"));
  if (!user || !answer?.ok) throw noSession(c.req.raw.headers);
  setCookies(c, answer);
  await markSeen(c.var.deps.db, user.id);
  const { expires_at } = answer.body as { expires_at: string }; // own-endpoints.ts answers it
  return { session: { expires_at }, user };
}

/** Gives the session of this request a new token; the old one is dead. Throws 401 when there is no session. */
export async function replaceSession(c: AnyContext): Promise<{ token: string; user: AccountUser }> {
  const answer = await callBetterAuth(c, "/replace-session");
  if (!answer.ok) throw noSession(c.req.raw.headers);
  setCookies(c, answer);
  return signedInAs(answer);
}

const noSession = (headers: Headers) =>
  headers.has("authorization")
    ? new Problem(401, "invalid_token", "This token is not valid, or its session has ended.")
    : new Problem(401, "session_missing", "Auth session missing!");
