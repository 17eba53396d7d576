import type { Context } from "hono";
import type { PasswordSignIn, WayInAnswer } from "#domain/accounts/account.ts";
import type { Base } from "#server/platform/http.ts";
import { Problem } from "#server/platform/problem.ts";
import { accountByPassword, passwordRecipe } from "./addresses.ts";
import { limitGuesses, limitPlace } from "./limits.ts";
import { hashPassword } from "./password-hash.ts";
import { startSession } from "./start-session.ts";

/**
 * Signs in with a password. Throws 401 `invalid_credentials`, the same after the same work for an unknown address and a
 * wrong password, and 429 `too_many_requests`.
 */
export async function signIn(
  c: Context<Base>,
  { email, password, next = "/dashboard" }: PasswordSignIn,
): Promise<WayInAnswer> {
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
