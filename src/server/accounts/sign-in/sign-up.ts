import type { NewAccount, SignInAnswer } from "#domain/accounts/account.ts";
import type { Deps } from "#server/deps.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { enqueueMail } from "#server/platform/mail/mail-queue.ts";
import type { Client, WithCookies } from "../client.ts";
import { insertUnverifiedAccount, lockEmail } from "../email-store.ts";
import { limitClient, limitGuesses } from "../limits.ts";
import { checkNewPassword } from "../passwords/check-new-password.ts";
import { hashPassword, sameRecipe } from "../passwords/password-hash.ts";
import { accountByPassword, passwordRecipe, savePassword } from "../passwords/store.ts";
import { startSession } from "../sessions/start-session.ts";
import { type CheckedUser, checkedUser } from "../sessions/store.ts";

/**
 * Creates an account with an unverified email and signs it in. Other accounts may have the same email, so that a sign-
 * up does not reveal who has an account (docs/decisions/0007). With the password of an existing account it signs in to
 * that account, so a double click creates one account. Throws 400 `weak_password` with `reasons`, and 429
 * `too_many_requests`.
 */
export async function signUp(
  deps: Deps,
  client: Client,
  { name, email: given, password, next = "/onboarding" }: NewAccount,
): Promise<WithCookies<SignInAnswer>> {
  const email = given.toLowerCase();
  await checkNewPassword(deps.env, password, { own: [name, email], path: "password" });
  await limitClient(deps, client, "sign-up");
  // A sign-up is also a guess at the password of an account with this email.
  await limitGuesses(deps, client, email);
  for (;;) {
    const hash = await hashPassword(password, await passwordRecipe(deps.db, email));
    const user = await findOrCreateAccount(deps, { name, email, hash, next });
    if (user) return startSession(deps, client, { user, next });
  }
}

/**
 * The account with this email and password, created when there is none. Null when the other passwords of this email
 * have got another salt in the meantime.
 */
function findOrCreateAccount(
  { db, jobs, clock, env }: Deps,
  { name, email, hash, next }: { name: string; email: string; hash: string; next: string },
): Promise<CheckedUser | null> {
  return inTransaction(db, async (tx) => {
    await lockEmail(tx, email);
    const recipe = await passwordRecipe(tx, email);
    if (recipe && !sameRecipe(recipe, hash)) return null;
    const existing = await accountByPassword(tx, email, hash);
    if (existing) return existing;
    const id = await insertUnverifiedAccount(tx, { email, name, now: clock(), env });
    await savePassword(tx, id, hash);
    await enqueueMail({ jobs, db: tx }, { kind: "sign_up", email, user_id: id, details: { next } });
    return checkedUser(tx, id);
  });
}
