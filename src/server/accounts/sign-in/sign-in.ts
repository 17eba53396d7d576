import type { Context } from "hono";
import type { PasswordSignIn, SignInAnswer } from "#domain/accounts/account.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { Base } from "#server/platform/http/routing.ts";
import { accountByPassword, passwordRecipe } from "../email-store.ts";
import { limitGuesses, limitPlace } from "../limits.ts";
import { hashPassword } from "../passwords/password-hash.ts";
import { startSession } from "../sessions/start-session.ts";

/**
 * Signs in with a password. Throws 401 `invalid_credentials`, the same after the same work for an unknown address and a
 * wrong password, and 429 `too_many_requests`.
 */
export async function signIn(
  c: Context<Base>,
  { email, password, next = "/dashboard" }: PasswordSignIn,
): Promise<SignInAnswer> {
  const { db } = c.get("deps");
  const address = email.toLowerCase();
  await limitPlace(c, "sign-in");
  const forgetGuesses = await limitGuesses(c, address);
  const hash = await hashPassword(password, await passwordRecipe(db, address));
  const id = await accountByPassword(db, address, hash);
  if (!id) throw new Problem(401, "invalid_credentials", "Invalid login credentials");
  await forgetGuesses();
  return startSession(c, id, next);
}
