import type { Context } from "hono";
import type { NewAccount, SignInAnswer } from "#domain/accounts/account.ts";
import type { Deps } from "#server/deps.ts";
import type { Base } from "#server/platform/http/routing.ts";
import { enqueueMail } from "#server/platform/mail/mail-queue.ts";
import { accountByPassword, insertClaim, lockAddress, passwordRecipe } from "../email-store.ts";
import { limitGuesses, limitPlace } from "../limits.ts";
import { judgePassword } from "../passwords/check-new-password.ts";
import { hashPassword, sameRecipe } from "../passwords/password-hash.ts";
import { startSession } from "../sessions/start-session.ts";

/**
 * Makes an account and signs it in, whoever else has one with this address: until its owner has read our mail, an
 * account only claims it, so that nobody learns here who has one (docs/decisions/0007). The password of an account that
 * is there signs in to that one: the second of two clicks. Throws 400 `weak_password` with `reasons`, 429
 * `too_many_requests`.
 */
export async function signUp(
  c: Context<Base>,
  { name, email, password, next = "/onboarding" }: NewAccount,
): Promise<SignInAnswer> {
  const deps = c.get("deps");
  const address = email.toLowerCase();
  await judgePassword(deps.env, password, { own: [name, address], path: "password" });
  await limitPlace(c, "sign-up");
  // It is a guess at the password of whoever has the address.
  await limitGuesses(c, address);
  for (;;) {
    const hash = await hashPassword(password, await passwordRecipe(deps.db, address));
    const id = await claim(deps, { name, address, hash, next });
    if (id) return startSession(c, id, next);
  }
}

/**
 * The account of this address and password, made when there is none; null when the hash was made with another's salt.
 */
function claim(
  { db, clock }: Deps,
  { name, address, hash, next }: { name: string; address: string; hash: string; next: string },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    await lockAddress(tx, address);
    const recipe = await passwordRecipe(tx, address);
    if (recipe && !sameRecipe(recipe, hash)) return null;
    const known = await accountByPassword(tx, address, hash);
    if (known) return known;
    const id = await insertClaim(tx, { address, name, hash, now: clock() });
    await enqueueMail(tx, { kind: "sign_up", address, user_id: id, details: { next } });
    return id;
  });
}
