import type { Context } from "hono";
import { Problem } from "#server/platform/http/problem.ts";
import type { SignedIn } from "#server/platform/http/routing.ts";
import { ownPasswordIs, passwordHashOf } from "../passwords/own-password.ts";
import { sessionToken } from "../sessions/session.ts";
import { isFresh } from "../sessions/user-sessions.ts";
import { requestLink } from "./request-link.ts";

/** Who has no password shows in this time after signing in that they still read the mail of their address. */
const freshMinutes = 15;

/**
 * Mails a link to the address that the account is to have; nothing changes until it is opened. A session alone does not
 * do: the password is asked for, or a sign-in a short while ago where there is none (docs/decisions/0007). Throws 409
 * `password_needed` and 400 `wrong_password`, or 409 `fresh_sign_in_needed`; and 429 `too_many_requests`.
 */
export async function changeEmail(
  c: Context<SignedIn>,
  { new_email, password }: { new_email: string; password?: string | undefined },
): Promise<{ sent: true }> {
  const { db, env } = c.get("deps");
  const { id } = c.get("student");
  if (await passwordHashOf(db, id)) await ownPasswordIs(c, id, { password, path: "password" });
  else if (!(await isFresh(db, sessionToken(env, c.req.raw.headers), freshMinutes)))
    throw new Problem(
      409,
      "fresh_sign_in_needed",
      `This account has no password to ask for, so sign in once more. You can change the address within ${freshMinutes} minutes.`,
    );
  return requestLink(c, { kind: "change_email", address: new_email, user_id: id, details: { next: "/account" } });
}
