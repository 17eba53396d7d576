import type { AccountUser, SignInAnswer } from "#domain/accounts/account.ts";
import type { Deps } from "#server/deps.ts";
import { notSignedIn } from "#server/platform/http/problem.ts";
import { type BetterAuthAnswer, callBetterAuth, cookiesBut } from "../call-better-auth.ts";
import type { Client, WithCookies } from "../client.ts";
import { sessionToken, signedCookie } from "./session.ts";
import { type CheckedUser, dropWaitingSignIns, endSessionOfToken, isCurrent, markSeen } from "./store.ts";

/** A user in better-auth's answer; the email is in one of two fields. */
type BetterAuthUser = { id: string; name: string; email: string | null; unverifiedEmail: string | null };

/**
 * Starts a new session for a user who has used a sign-in method, and ends the client's old session. For an account with
 * a second factor it starts none, and the client keeps its old session until the code was given. Throws 401
 * `not_signed_in` when, since the sign-in method was checked, the account was deleted or its sessions ended.
 */
export async function startSession(
  deps: Deps,
  client: Client,
  { user, next }: { user: CheckedUser; next: string },
): Promise<WithCookies<SignInAnswer>> {
  const answer = await callBetterAuth(deps, client, { path: "/sign-in/email", body: { user_id: user.id } });
  if (!answer.ok) throw notSignedIn();
  await refuseOutdated(deps, user, answer);
  if (needsSecondFactor(answer))
    return { body: { two_factor_required: true, next }, cookies: cookiesBut(answer, deps.env, "session_token") };
  await endCarriedSession(deps, client);
  await markSeen(deps.db, user.id);
  return { body: { ...signedInAs(answer), next }, cookies: answer.cookies };
}

/**
 * Ends the new session, and throws 401 `not_signed_in`, when the user's sessions were ended since the check, such as by
 * a password reset. It runs after better-auth, because a later reset ends the new session itself.
 */
export async function refuseOutdated(
  { db, env }: Pick<Deps, "db" | "env">,
  user: CheckedUser,
  { token }: BetterAuthAnswer,
): Promise<void> {
  if (await isCurrent(db, user)) return;
  const started = token && sessionToken(env, new Headers({ authorization: `Bearer ${token}` }));
  if (started) await endSessionOfToken(db, started);
  await dropWaitingSignIns(db, user.id);
  throw notSignedIn();
}

/** Ends the client's old session after a new one has started. */
export async function endCarriedSession({ db, env }: Pick<Deps, "db" | "env">, { headers }: Client): Promise<void> {
  const carried = signedCookie(env, headers, "session_token");
  if (carried) await endSessionOfToken(db, carried);
}

/** The user in better-auth's answer, and the token for programs. */
export function signedInAs({ body, token }: BetterAuthAnswer): { token: string; user: AccountUser } {
  const { user } = body as { user: BetterAuthUser }; // the shape of its answer to a sign-in
  const email = user.email ?? user.unverifiedEmail ?? "";
  return { token: token ?? "", user: { id: user.id, email, full_name: user.name } };
}

const needsSecondFactor = ({ body }: BetterAuthAnswer) =>
  typeof body === "object" && body !== null && "twoFactorRedirect" in body;
