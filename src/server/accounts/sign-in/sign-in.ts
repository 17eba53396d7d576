import type { PasswordSignIn, SignInAnswer } from "#domain/accounts/account.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { Client, WithCookies } from "../client.ts";
import { limitClient, limitGuesses } from "../limits.ts";
import { hashPassword } from "../passwords/password-hash.ts";
import { rehash } from "../passwords/rehash.ts";
import { accountByPassword, passwordRecipe } from "../passwords/store.ts";
import { startSession } from "../sessions/start-session.ts";

/**
 * Signs in with a password. Throws 401 `invalid_credentials`: an unknown email and a wrong password get the same answer
 * after the same amount of work. Throws 429 `too_many_requests`.
 */
export async function signIn(
  deps: Deps,
  client: Client,
  { email: given, password, next = "/dashboard" }: PasswordSignIn,
): Promise<WithCookies<SignInAnswer>> {
  const { db } = deps;
  const email = given.toLowerCase();
  await limitClient(deps, client, "sign-in");
  const forgetGuesses = await limitGuesses(deps, client, email);
  const hash = await hashPassword(password, await passwordRecipe(db, email));
  const user = await accountByPassword(db, email, hash);
  if (!user) throw new Problem(401, "invalid_credentials", "Invalid login credentials");
  await forgetGuesses();
  await rehash(deps, user.id, { email, password, hash });
  return startSession(deps, client, { user, next });
}
