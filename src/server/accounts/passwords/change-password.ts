import type { Context } from "hono";
import type { SignedIn } from "#server/platform/http/routing.ts";
import { passwordRecipe } from "../email-store.ts";
import { replaceSession } from "../sessions/renew-session.ts";
import { sessionToken } from "../sessions/session.ts";
import { judgePassword } from "./check-new-password.ts";
import { ownPasswordIs } from "./own-password.ts";
import { hashPassword } from "./password-hash.ts";
import { replacePassword } from "./replace-password.ts";

/**
 * Changes the student's password, ends every other session and mailed link, and gives this session a new token. Throws
 * 400 `wrong_password`, 400 `weak_password`, 409 `no_password` and 429 `too_many_requests`.
 */
export async function changePassword(
  c: Context<SignedIn>,
  { current_password, new_password }: { current_password: string; new_password: string },
): Promise<void> {
  const { db, env } = c.get("deps");
  const { id, email, full_name } = c.get("student");
  await ownPasswordIs(c, id, { password: current_password, path: "current_password" });
  await judgePassword(env, new_password, { own: [email, full_name], path: "new_password" });
  const hash = await hashPassword(new_password, await passwordRecipe(db, email));
  const keep = sessionToken(env, c.req.raw.headers);
  await db.transaction((tx) => replacePassword(tx, id, { hash, keep }));
  await replaceSession(c);
}
