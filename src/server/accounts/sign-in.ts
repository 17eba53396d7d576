import type { Context } from "hono";
import type { AccountUser, PasswordSignIn, SignedInAnswer } from "#domain/accounts/account.ts";
import { addressGroup, clientAddress } from "#server/platform/client-address.ts";
import type { Base } from "#server/platform/http.ts";
import { Problem } from "#server/platform/problem.ts";
import { countUse, forgetUses, limitKey, tooManyRequests } from "#server/platform/rate-limit.ts";
import { type AuthAnswer, askAuth, setCookies } from "./ask-auth.ts";

/** Guesses at one account: few from one place; more from everywhere, so that a stranger cannot lock a student out. */
const guesses = {
  fromOnePlace: { max: 10, windowSeconds: 15 * 60 },
  fromEverywhere: { max: 100, windowSeconds: 60 * 60 },
} as const;

/**
 * Signs in with a password and sets the session cookie. Throws 401 `invalid_credentials`, the same for an unknown address
 * and a wrong password, and 429 `too_many_requests`.
 */
export async function signIn(c: Context<Base>, { email, password }: PasswordSignIn): Promise<SignedInAnswer> {
  const { db, env } = c.get("deps");
  const account = email.toLowerCase();
  const place = addressGroup(clientAddress(c, env.TRUSTED_PROXIES));
  const placeKey = limitKey(env, "sign-in-place", account, place);
  const accountKey = limitKey(env, "sign-in-account", account);
  // Counted before the answer is known: guesses sent all at once must not pass together.
  const counts = await Promise.all([
    countUse(db, placeKey, guesses.fromOnePlace),
    countUse(db, accountKey, guesses.fromEverywhere),
  ]);
  const waits = counts.flatMap((count) => (count.allowed ? [] : [count.retryAfterSeconds]));
  if (waits.length > 0) throw tooManyRequests(Math.max(...waits));

  const answer = await askAuth(c, "/sign-in/email", { email, password });
  if (!answer.ok) throw new Problem(401, "invalid_credentials", "Invalid login credentials");
  await forgetUses(db, placeKey);
  setCookies(c, answer);
  return signedInAnswer(answer);
}

/** The answer to a sign-in or sign-up that worked, in our field names. */
export function signedInAnswer({ body, token }: AuthAnswer): SignedInAnswer {
  // The library's own answer to a success.
  const { user } = body as { user: { id: string; email: string; name: string } };
  return { token: token ?? "", user: accountUser(user) };
}

const accountUser = ({ id, email, name }: { id: string; email: string; name: string }): AccountUser => ({
  id,
  email,
  full_name: name,
});
