import type { Deps } from "#server/deps.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import type { SignedInClient, WithCookies } from "../client.ts";
import { replaceSession } from "../sessions/renew-session.ts";
import { sessionToken } from "../sessions/session.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { checkOwnPassword } from "./check-own-password.ts";
import { hashPassword } from "./password-hash.ts";
import { replacePassword } from "./replace-password.ts";
import { passwordRecipe } from "./store.ts";

/**
 * Changes the user's password, ends every other session and mailed link, and gives this session a new token. Throws 400
 * `wrong_password`, 400 `weak_password`, 409 `no_password` and 429 `too_many_requests`.
 */
export async function changePassword(
  deps: Deps,
  client: SignedInClient,
  { current_password, new_password }: { current_password: string; new_password: string },
): Promise<WithCookies<{ success: true }>> {
  const { db, jobs, env } = deps;
  const { id, email, full_name } = client.user;
  await checkOwnPassword(deps, client, { userId: id, password: current_password, path: "current_password" });
  await checkNewPassword(env, new_password, { own: [email, full_name], path: "new_password" });
  const hash = await hashPassword(new_password, await passwordRecipe(db, email, id));
  const keep = sessionToken(env, client.headers);
  await inTransaction(db, (tx) => replacePassword({ jobs, db: tx }, id, { hash, keep }));
  const { cookies } = await replaceSession(deps, client);
  return { body: { success: true }, cookies };
}
