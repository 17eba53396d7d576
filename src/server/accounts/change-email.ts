import type { Context } from "hono";
import type { SignedIn } from "#server/platform/http.ts";
import { askForMail } from "./ask-for-mail.ts";
import { ownPasswordIs, passwordHashOf } from "./own-password.ts";

/**
 * Mails a link to the address that the account is to have; nothing changes until it is opened. Throws 409 `password_needed`
 * and 400 `wrong_password` where the account has a password, and 429 `too_many_requests`.
 */
export async function changeEmail(
  c: Context<SignedIn>,
  { new_email, password }: { new_email: string; password?: string | undefined },
): Promise<{ sent: true }> {
  const { id } = c.get("student");
  if (await passwordHashOf(c.get("deps").db, id)) await ownPasswordIs(c, id, { password, path: "password" });
  return askForMail(c, { kind: "change_email", address: new_email, user_id: id, details: { next: "/account" } });
}
