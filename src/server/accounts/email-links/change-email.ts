import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { SignedInClient } from "../client.ts";
import { checkOwnPassword } from "../passwords/check-own-password.ts";
import { passwordHash } from "../passwords/store.ts";
import { sessionToken } from "../sessions/session.ts";
import { isFresh } from "../sessions/store.ts";
import { requestLink } from "./request-link.ts";

/** Minutes after sign-in in which a user without a password may change the email without signing in again. */
const freshMinutes = 15;

/**
 * Mails a link to the new email. The email changes when the link is opened. A session alone is not enough: the user
 * needs the password or, without one, a recent sign-in (docs/decisions/0007). Throws 409 `password_needed`, 400
 * `wrong_password`, 409 `fresh_sign_in_needed` and 429 `too_many_requests`.
 */
export async function changeEmail(
  deps: Deps,
  client: SignedInClient,
  { new_email, password }: { new_email: string; password?: string | undefined },
): Promise<{ sent: true }> {
  const { db, env } = deps;
  const { id } = client.user;
  if (await passwordHash(db, id)) await checkOwnPassword(deps, client, { userId: id, password, path: "password" });
  else if (!(await isFresh(db, sessionToken(env, client.headers), freshMinutes)))
    throw new Problem(
      409,
      "fresh_sign_in_needed",
      `This account has no password, so sign in once more. You can change the email within ${freshMinutes} minutes.`,
    );
  return requestLink(deps, client, {
    kind: "change_email",
    email: new_email,
    user_id: id,
    details: { next: "/account" },
  });
}
